/// Pixels that a band draws into: the picture's own rows or a layer.
struct Surface {
  let region: PixelRect
  private let base: UnsafeMutablePointer<UInt32>

  /// Makes a surface of memory that the caller owns.
  init(region: PixelRect, base: UnsafeMutablePointer<UInt32>) {
    self.region = region
    self.base = base
  }

  /// Makes a surface of clear pixels, to be deallocated.
  init(region: PixelRect) {
    let count = region.width * region.height
    self.init(region: region, base: .allocate(capacity: max(1, count)))
    base.initialize(repeating: 0, count: count)
  }

  func deallocate() { base.deallocate() }

  /// The number of the surface's pixels before one.
  @inline(__always)
  func count(beforeX x: Int, y: Int) -> Int {
    (y &- region.minY) &* region.width &+ x &- region.minX
  }

  /// The pixel in a column of a row.
  @inline(__always)
  func pixels(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- region.minY) &* region.width &+ x &- region.minX)
  }
}
