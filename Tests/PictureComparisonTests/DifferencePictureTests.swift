import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import PictureComparison

@Suite struct DifferencePictureTests {
  private let violet = Pixel(red: 122, green: 0, blue: 230)

  private func heat(_ golden: Bitmap, _ actual: Bitmap) -> Bitmap {
    DifferencePicture(PictureDifference(golden: golden, actual: actual)).heat()
  }

  @Test func `one level of difference is amber, all of it red`() {
    let heat = heat(picture("##.."), picture("-.#."))
    #expect(heat[0, 0] == Pixel(red: 255, green: 176, blue: 0))
    #expect(heat[1, 0] == Pixel(red: 208, green: 0, blue: 0))
  }

  @Test func `what does not differ is faded`() {
    let heat = heat(picture("#.#"), picture("#.."))
    #expect(heat[0, 0] == Pixel(red: 204, green: 204, blue: 204))
    #expect(heat[1, 0] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func `opacity alone is seen`() {
    let golden = Bitmap(width: 1, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0))
    let actual = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(heat(golden, actual)[0, 0].red > 200)
    #expect(heat(golden, actual)[0, 0].blue == 0)
  }

  @Test func `a region has a frame around it`() {
    let golden = Bitmap.page(width: 40, height: 40)
    let heat = heat(golden, .page(width: 40, height: 40, black: (x: 20, y: 20, side: 1)))
    #expect(heat[16, 16] == violet)
    #expect(heat[24, 24] == violet)
    #expect(heat[18, 18] != violet)
  }

  @Test func `a frame at the border is cut`() {
    let golden = Bitmap.page(width: 4, height: 4)
    let heat = heat(golden, .page(width: 4, height: 4, black: (x: 0, y: 0, side: 1)))
    #expect(heat.width == 4 && heat.height == 4)
  }

  @Test func `the difference of two sizes is as large as the larger`() {
    let heat = heat(picture("#", "#", "#"), picture("###"))
    #expect(heat.width == 3 && heat.height == 3)
    #expect(heat[2, 0] == Pixel(red: 208, green: 0, blue: 0))
  }

  @Test func `three panes stand side by side`() {
    let difference = PictureDifference(golden: picture("##"), actual: picture(".."))
    let panes = DifferencePicture(difference).panes(gap: 2)
    #expect(panes.width == 2 * 3 + 2 * 4 && panes.height == 1 + 2 * 2)
    #expect(panes[2, 2] == Pixel(red: 0, green: 0, blue: 0))
    #expect(panes[6, 2] == Pixel(red: 208, green: 0, blue: 0))
    #expect(panes[10, 2] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func `captions stand over the panes where all of them have room`() {
    let letters = Bitmap(
      width: 2, height: 3, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 128))
    let captions = PaneCaptions(golden: letters, difference: letters, actual: letters)
    let wide = DifferencePicture(PictureDifference(golden: picture("##"), actual: picture("..")))
    let panes = wide.panes(gap: 2, captions: captions)
    #expect(panes.height == 1 + 2 * 2 + 3 + 12)
    for x in [2, 6, 10] {
      #expect(panes[x, 2] == Pixel(red: 114, green: 114, blue: 117))
      #expect(panes[x, 5] == Pixel(red: 229, green: 229, blue: 234))
    }
    #expect(panes[2, 17] == Pixel(red: 0, green: 0, blue: 0))
    let narrow = DifferencePicture(PictureDifference(golden: picture("#"), actual: picture(".")))
    #expect(narrow.panes(gap: 2, captions: captions).height == 1 + 2 * 2)
  }

  @Test func `what is translucent lies on a checkerboard`() {
    let difference = PictureDifference(golden: picture(" "), actual: picture("."))
    let panes = DifferencePicture(difference).panes(gap: 0)
    #expect(panes[0, 0] == Pixel(red: 255, green: 255, blue: 255))
    #expect(panes.isOpaque)
  }

  @Test func `a blink is an animation of both pictures`() throws {
    let difference = PictureDifference(golden: picture("# "), actual: picture(".#", ".."))
    let data = try DifferencePicture(difference).blink()
    #expect(try PNG.read(data, name: "blink").bitmap.height == 2)
    #expect(try #require(PNGChunks(data)).chunks.filter { $0.type == "fcTL" }.count == 2)
  }

  @Test func `masked pixels are hatched`() {
    let tolerance = PictureTolerance(
      masks: [.rectangle(CGRect(x: 0, y: 0, width: 8, height: 8))])
    let difference = PictureDifference(
      golden: .page(width: 40, height: 8),
      actual: .page(width: 40, height: 8, black: (x: 0, y: 0, side: 8)), tolerance: tolerance)
    let heat = DifferencePicture(difference).heat()
    #expect(heat[0, 0] == Pixel(red: 91, green: 141, blue: 239))
    #expect(heat[4, 0] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test(arguments: UInt64(0)..<30)
  func `kernels draw what Swift draws`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (golden, actual) = (Self.noise(using: &generator), Self.noise(using: &generator))
    let runs = PictureDifference(golden: golden, actual: actual).runs
    let drawn = [RowKernels.areWide, false].map { isWide in
      let kernels = RowKernels(isWide: isWide)
      return [PixelCanvas.Fading.none, .faded].map { fading in
        var canvas = PixelCanvas(
          width: 90, height: 40, background: PixelCanvas.desk,
          pictures: [(golden, 3, 5), (actual, 40, 0)], fading: fading, kernels: kernels)
        canvas.heat(runs, golden, actual, kernels: kernels)
        return canvas.bitmap
      }
    }
    let isSame = drawn[0] == drawn[1]
    #expect(isSame)
  }

  /// Premultiplied noise, most of it opaque.
  private static func noise(using generator: inout SeededGenerator) -> Bitmap {
    let (width, height) = (
      Int.random(in: 1...37, using: &generator), Int.random(in: 1...30, using: &generator)
    )
    return Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices {
        let word = UInt32(truncatingIfNeeded: generator.next())
        let alpha: UInt32 = word % 5 == 0 ? word >> 24 : 255
        pixels[index] = [0, 8, 16].reduce(alpha << 24) {
          $0 | (word >> $1 & 255) * alpha / 255 << $1
        }
      }
    }
  }
}
