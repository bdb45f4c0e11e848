import Foundation
import RasterCore
import RasterText
import TestSupport
import Testing

@Suite struct SubpixelTests {
  private let font = TextFont.inter(size: 11)

  private func letter(x: CGFloat = 0, y: CGFloat = 0) -> Bitmap {
    drawn("e", font: font, width: 12, height: 16, at: CGPoint(x: x, y: y))
  }

  @Test func `quarters of a pixel to the right are four pictures`() {
    #expect(Set([0, 0.25, 0.5, 0.75].map { Picture.alpha(of: letter(x: $0)) }).count == 4)
  }

  @Test func `quarters of a pixel down are four pictures`() {
    #expect(Set([0, 0.25, 0.5, 0.75].map { Picture.alpha(of: letter(y: $0)) }).count == 4)
  }

  @Test func `less than half a quarter moves nothing`() {
    #expect(letter(x: 0.1) == letter())
    #expect(letter(x: 0.2) == letter(x: 0.25))
  }

  @Test func `a whole pixel is the same picture one further`() {
    #expect(letter(x: 1, y: 2).trimmed == letter().trimmed)
    #expect(letter(x: 3.25).trimmed == letter(x: 0.25).trimmed)
  }

  @Test func `a large glyph is drawn from its outline as it would be from its mask`() throws {
    let face = font.stack.primary
    let glyph = try #require(face.glyph(for: "S"))
    #expect(face.mask(of: glyph, pixelsPerEm: 256, phaseX: 0, phaseY: 0) != nil)
    #expect(face.mask(of: glyph, pixelsPerEm: 257, phaseX: 0, phaseY: 0) == nil)
  }

  @Test func `a letter is a picture`() {
    let font = TextFont.inter(size: 22)
    #expect(
      Picture.alpha(of: drawn("a", font: font, width: 24, height: 26).trimmed) == """
        ···1111···
        ·159██972·
        18█9657991
        3971···5█5
        ·11····2█7
        ·····115█7
        ·15799███7
        29█97643█7
        7█51···1█7
        991····3█7
        8█2···18█7
        4█954598█7
        ·49██972█7
        ··1231····
        """)
  }
}
