import RasterCore
import Testing

@Suite struct ColorTests {
  @Test func `hexadecimal digits are read with and without alpha`() {
    #expect(Color(hex: "#FF8000")?.pixel == Pixel(red: 255, green: 128, blue: 0))
    #expect(Color(hex: "#00ff0080")?.alpha == 128.0 / 255)
    #expect(Color(hex: "#F80") == Color(hex: "#FF8800"))
  }

  @Test(arguments: [
    "", "#", "FF8000", "#FF80", "#GG8000", "#FF800", "#FF8000000", "#+12345", "#１２３４５６",
  ])
  func `anything else is no colour`(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test(arguments: ["#FF8000", "#01020304", "#000000"])
  func `a colour is written as it is read`(text: String) {
    #expect(Color(hex: text)?.hex == text)
  }

  @Test func `pixels are premultiplied and rounded`() {
    let pixel = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).pixel
    #expect(pixel == Pixel(red: 128, green: 64, blue: 0, alpha: 128))
  }

  @Test func `parts outside their range are limited`() {
    let pixel = Color(red: 9, green: -1, blue: .nan, alpha: 2).pixel
    #expect(pixel == Pixel(red: 255, green: 0, blue: 0))
  }
}
