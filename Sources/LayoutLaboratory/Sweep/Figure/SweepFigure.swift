import Foundation
public import LayoutStage
import RasterCore
import RasterText

/// A drawing of a sweep, that is, of a layout in windows of increasing width.
///
/// The figure shows the number of columns and the widths of cells over the width of the window, the
/// devices below, pictures of the layout on both sides of each break (a width at which the layout
/// changes), and a table of the changes.
///
///     Title
///              ①        ②
///     Columns  │     ┌──┼──────
///        ──────┼─────┘  │
///     Width  ╱ │╱╱╱     │╱╱╱
///     ─────────┴────────┴───────  320 … 1366
///        iPhone SE  iPhone 7 …
///     ① ▯▯    ② ▭▭                just before, just after
///     ① 330 pt  1 → 2 columns …
public struct SweepFigure {
  private let heading: FigureHeading
  private let study: SweepStudy
  private let palette: FigurePalette

  /// Makes a figure of a sweep.
  ///
  /// - Parameters:
  ///   - title: the title at the top. The default is the name of the figure and its variant.
  ///   - subtitle: the sentence below the title. The default describes the sweep.
  ///   - study: the report of the sweep, with its pictures.
  public init(title: String? = nil, subtitle: String? = nil, study: SweepStudy) {
    let report = study.report
    heading = FigureHeading(
      title: title ?? [report.figure, report.variant].compactMap(\.self).joined(separator: ", "),
      subtitle: subtitle ?? report.sentence)
    self.study = study
    palette = .of(study.appearance)
  }

  static let width: CGFloat = 1200
  /// The horizontal extent of the chart in the figure, in points.
  static let chart = (left: CGFloat(176), right: width - FigureInk.margin)
  private static let sectionGap: CGFloat = 48

  private var top: CGFloat { FigureInk.margin + FigureHeading.height }

  /// Draws the figure.
  public func picture() -> Picture {
    let report = study.report
    let scale = SweepScale(report.sweep.widths, from: Self.chart.left, to: Self.chart.right)
    let chart = SweepChart(report: report, scale: scale, top: top)
    let ruler = DeviceRuler(scale: scale, top: chart.bottom)
    let pictures = SweepPictures(study, below: ruler.bottom + Self.sectionGap)
    let table = BreakTable(report: report, top: pictures.bottom + Self.sectionGap)
    let legend = SweepLegend(report: report, baseline: table.bottom + 40)
    let size = CGSize(width: Self.width, height: (legend.baseline + FigureInk.margin).rounded(.up))
    let drawing = Drawing { canvas in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
      let ink = FigureInk(canvas: canvas, palette: palette)
      heading.draw(with: ink, at: CGPoint(x: FigureInk.margin, y: FigureInk.margin))
      chart.draw(with: ink)
      ruler.draw(with: ink)
      pictures.draw(with: ink)
      table.draw(with: ink)
      legend.draw(with: ink)
    }
    return Picture(
      drawing: drawing, size: size, screen: CGRect(origin: .zero, size: size),
      layouts: pictures.layouts)
  }
}

extension SweepReport {
  /// A description of the report in one sentence.
  fileprivate var sentence: String {
    let count = breaks.count
    let widths = "from \(sweep.widths.lowerBound.shortest) to \(sweep.widths.upperBound.shortest)"
    return count == 0
      ? "The layout is of one kind in every window \(widths) points wide."
      : "Where the layout becomes another one, in windows \(widths) points wide, to half a point."
  }
}

/// The scale that converts widths to x coordinates in a figure.
struct SweepScale {
  private let widths: ClosedRange<Double>
  let left: CGFloat
  let right: CGFloat

  init(_ widths: ClosedRange<Double>, from left: CGFloat, to right: CGFloat) {
    (self.widths, self.left, self.right) = (widths, left, right)
  }

  /// Returns the x coordinate of a width.
  func x(_ width: Double) -> CGFloat {
    let whole = widths.upperBound - widths.lowerBound
    // If only one width was examined, it is in the middle of the chart.
    guard whole > 0 else { return (left + right) / 2 }
    return left + CGFloat((width - widths.lowerBound) / whole) * (right - left)
  }

  /// The widths labelled with a number: at most about a dozen multiples of a round step.
  var ticks: [Double] {
    let step = roundStep(widths.upperBound - widths.lowerBound, parts: 12)
    let first = (widths.lowerBound / step).rounded(.up) * step
    return Array(stride(from: first, through: widths.upperBound, by: step))
  }

  var devices: [DeviceWidth] { DeviceWidth.all(in: widths) }
}

/// Returns the smallest round step that divides a length into at most `parts` parts.
func roundStep(_ length: Double, parts: Double) -> Double {
  let steps: [Double] = [1, 2, 5, 10, 20, 50, 100, 200, 500]
  return steps.first { length / $0 <= parts } ?? 1000
}

/// The number of a break (a width at which the layout changes) on a filled circle.
struct BreakDisc {
  let number: Int
  let center: CGPoint

  static let radius: CGFloat = 10

  func draw(with ink: FigureInk) {
    ink.dot(center, radius: Self.radius, ink.palette.ink)
    StyledText("\(number)", size: 11, weight: .semibold, color: ink.palette.page)
      .draw(
        in: ink.canvas,
        centeredIn: CGRect(
          x: center.x - Self.radius, y: center.y - Self.radius, width: 2 * Self.radius,
          height: 2 * Self.radius))
  }
}
