/// A line of source that asks for a snapshot.
public struct SourceLine: Sendable, Hashable, Codable {
  /// The file, by its path below the run's base; whole where it lies elsewhere.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// Makes a place in source.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
