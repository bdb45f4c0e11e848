import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import Testing

@testable import DocumentationFigures

struct AnswerSignTests {
  /// Returns the pixels that a sign inks, whatever the colour.
  private func shape(_ sign: AnswerSign, _ look: Appearance) -> [Bool] {
    let bitmap = Drawing { canvas in
      sign.draw(
        with: FigureInk(canvas: canvas, palette: .of(look)), at: CGPoint(x: 10, y: 10))
    }.rasterized(width: 20, height: 20, scale: 1)
    return (0..<400).map { bitmap[$0 % 20, $0 / 20].alpha > 127 }
  }

  @Test(arguments: Appearance.allCases)
  func `signs differ in shape, not only in hue`(look: Appearance) {
    let shapes = AnswerSign.allCases.map { shape($0, look) }
    #expect(Set(shapes).count == AnswerSign.allCases.count)
  }

  @Test func `a sign has the same shape by day and by night`() {
    for sign in AnswerSign.allCases { #expect(shape(sign, .light) == shape(sign, .dark)) }
  }
}
