import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

extension DocumentationFigure {
  /// The figure of times by size, drawn from recorded measurements.
  static let growth = DocumentationFigure("articles/growth") {
    GrowthFigure(palette: .of($0)).picture()
  }
}

/// The figure of processor times by size on logarithmic axes, with one panel for each unit.
///
///     100 s ┤ ╱      ┤ ╱      ┤ ╱ verified
///      1 ms ┤╱  flow ┤╱ drawn ┤╱
///           └────────┴────────┴────────
///            elements  pixels   snapshots
struct GrowthFigure {
  let palette: FigurePalette
  var growth = Growth.measured

  /// The length of a power of ten on both axes, in points.
  ///
  /// The length is the same on both axes, so that linear growth is drawn at 45°.
  static let decade: CGFloat = 58
  /// The powers of ten on the vertical axis, in milliseconds: 0.1 µs to 100 s.
  static let times = -4...5
  static let top: CGFloat = 192
  static let bottom = top + decade * CGFloat(times.count - 1)
  static let size = CGSize(width: 1188, height: bottom + 96)

  func picture() -> Picture {
    Picture(
      of: Self.size, palette: palette, title: "Cost grows with the work",
      subtitle:
        "Processor time as there is more to do; along the slanted lines, twice the work takes "
        + "twice the time."
    ) { ink in
      drawTimes(with: ink, x: FigureInk.margin + 44)
      var x = FigureInk.margin + 60
      for panel in growth.panels {
        let plot = GrowthPlot(panel, x: x, palette: palette)
        plot.draw(with: ink)
        x = plot.end
      }
      ink.write(
        "\(growth.machine). A number is the exponent of the times: 1 is linear.",
        at: CGPoint(x: FigureInk.margin, y: Self.size.height - 28), size: 12,
        color: palette.secondInk)
    }
  }

  /// Writes the labels of the vertical axis.
  private func drawTimes(with ink: FigureInk, x: CGFloat) {
    for (power, words) in zip(
      Self.times,
      ["0.1 µs", "1 µs", "10 µs", "0.1 ms", "1 ms", "10 ms", "0.1 s", "1 s", "10 s", "100 s"])
    {
      ink.write(
        words, at: CGPoint(x: x, y: Self.y(CGFloat(power)) + 4), size: 12,
        color: palette.secondInk, anchor: .right)
    }
  }

  /// Returns the vertical position of a time's logarithm.
  static func y(_ logarithm: CGFloat) -> CGFloat {
    bottom - (logarithm - CGFloat(times.lowerBound)) * decade
  }
}
