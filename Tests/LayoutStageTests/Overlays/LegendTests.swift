import Foundation
import RasterCore
import Testing

@testable import LayoutStage

@Suite struct LegendTests {
  private func legend(_ overlayStyles: [OverlayStyle], width: CGFloat) -> Legend {
    Legend(overlayStyles, width: width, palette: .of(.light))
  }

  @Test func `nothing to explain takes no room`() {
    #expect(legend([], width: 300).size == .zero)
  }

  @Test func `styles are in one row where there is space`() {
    let one = legend([.lineSpacing], width: 1000).size
    let all = legend(OverlayStyle.allCases, width: 2000).size
    #expect(all.height == one.height)
    #expect(all.width > one.width)
  }

  @Test func `styles that do not fit go into the next row`() {
    let legend = legend(OverlayStyle.allCases, width: 300)
    #expect(legend.size.width <= 300)
    #expect(legend.size.height > self.legend([.lineSpacing], width: 300).size.height)
  }

  @Test func `everything is drawn within the size`() {
    let legend = legend(OverlayStyle.allCases, width: 300)
    let drawing = Drawing { legend.draw(in: $0, at: .zero) }
    let (width, height) = (Int(legend.size.width) + 1, Int(legend.size.height) + 1)
    let bitmap = drawing.rasterized(width: width + 50, height: height + 50, scale: 1)
    let outside = (0..<bitmap.height).contains { y in
      (0..<bitmap.width).contains { x in
        (x >= width || y >= height) && bitmap[x, y].alpha > 0
      }
    }
    #expect(!outside)
  }
}
