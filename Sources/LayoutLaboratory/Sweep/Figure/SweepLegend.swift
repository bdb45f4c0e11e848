import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import RasterText

/// The legend of the chart and the settings of the sweep, in one line.
struct SweepLegend {
  let report: SweepReport
  let baseline: CGFloat

  func draw(with ink: FigureInk) {
    var x = FigureInk.margin
    if report.stretches.contains(where: { $0.keptFromBefore != nil }) {
      ink.canvas.fill(
        CGRect(x: x, y: baseline - 6, width: 24, height: 3), with: .color(ink.palette.warning))
      x += 32 + write("a layout that is made here differs", at: x + 32, ink) + 32
    }
    for words in ["↔ held in landscape", "⅓ ½ ⅔ of a pad in split view", method] {
      x += write(words, at: x, ink) + 32
    }
  }

  private func write(_ words: String, at x: CGFloat, _ ink: FigureInk) -> CGFloat {
    let words = StyledText(words, size: 12, color: ink.palette.secondInk)
    words.draw(in: ink.canvas, onBaseline: CGPoint(x: x, y: baseline))
    return words.size.width
  }

  private var method: String {
    let height =
      report.sweep.height == .kept
      ? "\(report.height.shortest) points high" : "as high as the device when turned"
    return "\(report.device), one window resized, \(height), \(report.layoutCount)"
  }
}
