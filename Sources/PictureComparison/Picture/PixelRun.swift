/// A range of adjacent differing pixels in a row.
public struct PixelRun: Sendable, Hashable {
  /// The row, from 0 at the top.
  public let y: Int
  /// The columns, from 0 at the left.
  public let columns: Range<Int>

  /// Creates a run.
  public init(y: Int, columns: Range<Int>) {
    self.y = y
    self.columns = columns
  }
}
