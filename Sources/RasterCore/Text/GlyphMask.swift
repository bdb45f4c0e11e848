/// How much of each pixel a glyph covers.
public struct GlyphMask: Sendable, Hashable {
  /// The place of the first pixel, in pixels right of and below the origin's pixel.
  public let left: Int, top: Int
  /// The size, in pixels.
  public let width: Int, height: Int
  /// The coverage from 0 to 255, row by row.
  public let coverage: [UInt8]

  /// Makes a mask from its coverage, `width × height` bytes.
  public init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    precondition(coverage.count == width * height, "A mask needs a byte for every pixel.")
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    self.coverage = coverage
  }
}
