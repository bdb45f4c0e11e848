/// A range of adjacent differing pixels in a row.
package struct PixelRun: Sendable, Hashable {
  /// The row, from 0 at the top.
  package let y: Int
  /// The columns, from 0 at the left.
  package let columns: Range<Int>

  package init(y: Int, columns: Range<Int>) {
    self.y = y
    self.columns = columns
  }
}
