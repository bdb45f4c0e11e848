import Foundation
import TestSupport
import Testing

extension FactFiles {
  /// Compares a committed file with its generated text, and first writes it where
  /// `QUARTERTURN_GENERATE` is set.
  static func expectGenerated(
    _ text: String, at path: String, by suite: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // Not compared within `#expect`, which would print both files.
    let isFresh = try GeneratedFile(url(of: path)).holds(text)
    #expect(
      isFresh,
      """
      \(path) is not what its sources generate. Generate it again:
      QUARTERTURN_GENERATE=1 swift test --filter \(suite)
      """, sourceLocation: sourceLocation)
  }

  /// Returns the text of a file of the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  /// Returns the place of a file of the package.
  private static func url(of path: String) -> URL {
    // A package may reach its folders through links.
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    return root.appendingPathComponent(parts[0]).resolvingSymlinksInPath()
      .appendingPathComponent(parts[1])
  }
}
