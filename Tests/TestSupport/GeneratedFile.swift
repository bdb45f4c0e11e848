public import Foundation

/// A committed file that is generated from others.
public struct GeneratedFile {
  private let url: URL

  /// Takes the file's place.
  public init(_ url: URL) { self.url = url }

  /// Whether files are written before they are compared: if `QUARTERTURN_GENERATE` is set.
  public static var areWritten: Bool {
    ProcessInfo.processInfo.environment["QUARTERTURN_GENERATE"]?.isEmpty == false
  }

  /// Whether the file holds a text; it is written first if ``areWritten``.
  public func holds(_ text: String) throws -> Bool {
    if Self.areWritten {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: url, encoding: .utf8) == text
  }
}
