import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore

/// The legend of a self-sizing figure, on one line.
struct SelfSizingLegend {
  private static let swatch = CGSize(width: 28, height: 14)

  func draw(with ink: FigureInk, at baseline: CGFloat) {
    var x = FigureInk.margin
    func entry(_ words: String, _ drawSwatch: (CGRect) -> Void) {
      drawSwatch(CGRect(origin: CGPoint(x: x, y: baseline - 11), size: Self.swatch))
      let words = StyledText(words, size: 12, color: ink.palette.secondInk)
      words.draw(
        in: ink.canvas, onBaseline: CGPoint(x: x + Self.swatch.width + 8, y: baseline))
      x += Self.swatch.width + 8 + words.size.width + 32
    }
    entry("estimated") { ink.drawCell($0, .estimated) }
    entry("as the cell asked") { ink.drawCell($0, .asked) }
    entry("gained in this pass") { ink.drawChange($0, isGrowth: true) }
    entry("lost in this pass") { ink.drawChange($0, isGrowth: false) }
    entry("viewport") { frame in
      let path = Path(roundedRect: frame, radius: 4, style: .continuous)
      ink.canvas.fill(path, with: .color(ink.palette.body))
      ink.canvas.stroke(path, StrokeStyle(width: 1), with: .color(ink.palette.bodyEdge))
    }
  }
}
