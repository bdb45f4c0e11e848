import RasterCore
import Testing

@Suite struct BitmapTests {
  private let red = Pixel(red: 255, green: 0, blue: 0)

  @Test func `a new bitmap is clear`() {
    #expect(Bitmap(width: 2, height: 2)[1, 1] == Pixel(word: 0))
  }

  @Test func `a pixel that is set is only that one`() {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[2, 1] = red
    #expect(bitmap[2, 1] == red)
    #expect(bitmap[1, 1].alpha == 0)
  }

  @Test func `a copy keeps its pixels when the original changes`() {
    var bitmap = Bitmap(width: 1, height: 1)
    let copy = bitmap
    bitmap[0, 0] = red
    #expect(copy[0, 0].alpha == 0)
  }

  @Test func `pictures are equal by size and pixels, whether or not they share them`() {
    let bitmap = Bitmap(width: 2, height: 1, filledWith: red)
    var other = bitmap
    #expect(other == bitmap)
    other[1, 0].green = 1
    #expect(other != bitmap)
    other[1, 0] = red
    #expect(other == bitmap && other.hashValue == bitmap.hashValue)
    #expect(Bitmap(width: 1, height: 2, filledWith: red) != bitmap)
  }

  @Test func `a copy keeps its pixels when those of the original are changed in place`() {
    var bitmap = Bitmap(width: 1, height: 1)
    let copy = bitmap
    bitmap.withUnsafeMutablePixels { $0[0] = 7 }
    #expect(copy[0, 0].word == 0 && bitmap[0, 0].word == 7)
  }

  @Test func `bytes are red, green, blue, alpha`() {
    let pixel = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    let bitmap = Bitmap(width: 1, height: 1, filledWith: pixel)
    #expect(bitmap.withUnsafeBytes { Array($0) } == [1, 2, 3, 4])
  }

  @Test func `one clear pixel makes a bitmap not opaque`() {
    var bitmap = Bitmap(width: 2, height: 2, filledWith: red)
    #expect(bitmap.isOpaque)
    bitmap[1, 0].alpha = 254
    #expect(!bitmap.isOpaque)
  }

  @Test func `a bitmap may have no pixels`() {
    #expect(Bitmap(width: 0, height: 5).withUnsafeBytes { $0.count } == 0)
    #expect(Bitmap(width: 0, height: 5).isOpaque)
  }
}
