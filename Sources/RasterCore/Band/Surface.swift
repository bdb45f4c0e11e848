/// The pixels that a band is drawn into: the picture's own rows or a layer.
struct Surface {
  let region: PixelRect
  private let base: UnsafeMutablePointer<UInt32>

  /// Makes a surface on memory owned by the caller.
  init(region: PixelRect, base: UnsafeMutablePointer<UInt32>) {
    self.region = region
    self.base = base
  }

  /// Makes a surface of transparent pixels.
  ///
  /// The caller must deallocate it.
  init(region: PixelRect) {
    let count = region.width * region.height
    self.init(region: region, base: .allocate(capacity: max(1, count)))
    base.initialize(repeating: 0, count: count)
  }

  func deallocate() { base.deallocate() }

  /// Returns the number of the surface's pixels before the pixel at a position.
  @inline(__always)
  func count(beforeX x: Int, y: Int) -> Int {
    (y &- region.minY) &* region.width &+ x &- region.minX
  }

  /// Returns a pointer to the pixel at a position.
  @inline(__always)
  func pixels(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- region.minY) &* region.width &+ x &- region.minX)
  }
}
