package import Foundation

/// A committed file that is generated from others.
package struct GeneratedFile {
  private let url: URL

  /// Makes the value for the file at a URL.
  package init(_ url: URL) { self.url = url }

  /// Whether files are written before they are compared: if `QUARTERTURN_GENERATE` is set.
  package static var areWritten: Bool {
    ProcessInfo.processInfo.environment["QUARTERTURN_GENERATE"]?.isEmpty == false
  }

  /// Returns whether the file contains a text; if ``areWritten`` is true, the text is written
  /// first.
  package func holds(_ text: String) throws -> Bool {
    if Self.areWritten {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: url, encoding: .utf8) == text
  }
}
