/// A plane of a JPEG picture, called component in the standard: luminance, a chrominance or another
/// channel.
struct JPEGPlane {
  let identifier: UInt8
  /// The number of the plane's quantisation table.
  let table: Int
  /// The number of blocks in a row and in a column of a unit of interleaved scans (an MCU).
  let across: Int
  let down: Int
  /// The size in samples.
  let width: Int
  let height: Int
  /// The number of blocks in a row and in a column, including those that complete the last units.
  let blocksWide: Int
  let blocksHigh: Int
  /// The coefficients of all blocks, 64 for each, with the blocks in row order.
  var coefficients: [Int16]

  init(
    identifier: UInt8, table: Int, across: Int, down: Int, width: Int, height: Int,
    blocksWide: Int, blocksHigh: Int
  ) {
    self.identifier = identifier
    self.table = table
    self.across = across
    self.down = down
    self.width = width
    self.height = height
    self.blocksWide = blocksWide
    self.blocksHigh = blocksHigh
    coefficients = [Int16](repeating: 0, count: blocksWide * blocksHigh * 64)
  }

  /// Returns the index of a block's first coefficient.
  func place(_ column: Int, _ row: Int) -> Int { (row * blocksWide + column) * 64 }

  /// Returns the samples of all blocks, from 0 to 255, in row order.
  ///
  /// - Parameter table: the quantisation table in zigzag order; empty for a missing one.
  /// - Returns: the samples, row by row, with eight for each block in a row.
  func samples(_ table: [Int]) -> [UInt8] {
    let factors = JPEGTransform.inRows(table.isEmpty ? Array(repeating: 1, count: 64) : table)
    var samples = [UInt8](repeating: 0, count: blocksWide * blocksHigh * 64)
    samples.withUnsafeMutableBufferPointer { samples in
      coefficients.withUnsafeBufferPointer { coefficients in
        for row in 0..<blocksHigh {
          for column in 0..<blocksWide {
            JPEGTransform.write(
              coefficients, from: place(column, row), factors, to: samples,
              at: row * 64 * blocksWide + column * 8, stride: blocksWide * 8)
          }
        }
      }
    }
    return samples
  }
}
