import Foundation
import RasterCore
import RasterText
import Testing

@testable import DocumentationFigures

struct TabularNumberTests {
  private func number(_ number: Int) -> TabularNumber {
    TabularNumber(number, size: 14, weight: .regular, color: .black)
  }

  @Test func `a narrow digit takes as much room as a wide one`() {
    #expect(number(111).width == number(888).width)
    #expect(number(10).width * 2 == number(1000).width)
  }

  @Test func `a number ends where it is to end`() {
    let end = CGPoint(x: 60, y: 20)
    let bitmap = Drawing { number(88).draw(in: $0, endingAt: end) }
      .rasterized(width: 80, height: 24, scale: 1)
    let inked = (0..<80).filter { x in (0..<24).contains { bitmap[x, $0].alpha > 0 } }
    #expect((inked.max() ?? 0) < 60 && (inked.min() ?? 0) >= Int(60 - number(88).width))
  }
}
