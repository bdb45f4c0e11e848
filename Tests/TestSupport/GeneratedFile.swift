public import Foundation

/// A committed file that is generated from others.
public struct GeneratedFile {
  private let url: URL

  /// Takes the file's place.
  public init(_ url: URL) { self.url = url }

  /// Whether the file holds a text; it is written first if `QUARTERTURN_GENERATE` is set.
  public func holds(_ text: String) throws -> Bool {
    if ProcessInfo.processInfo.environment["QUARTERTURN_GENERATE"]?.isEmpty == false {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: url, encoding: .utf8) == text
  }
}
