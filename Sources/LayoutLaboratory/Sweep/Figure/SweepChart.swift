import Foundation
import LayoutStage
import RasterCore
import RasterText

/// The chart of a sweep, with the number of columns as steps, cell widths as a band, and breaks
/// (widths at which the layout changes) as vertical lines across both.
struct SweepChart {
  let report: SweepReport
  let scale: SweepScale
  let top: CGFloat

  private static let discs: CGFloat = 44
  private static let columnsHeight: CGFloat = 112
  private static let gap: CGFloat = 40
  private static let itemsHeight: CGFloat = 184

  /// The frame of the panel with the steps of the columns.
  var columns: CGRect { panel(at: top + Self.discs, height: Self.columnsHeight) }
  /// The frame of the panel with the band of cell widths.
  var items: CGRect { panel(at: columns.maxY + Self.gap, height: Self.itemsHeight) }
  /// The y coordinate of the axis.
  var bottom: CGFloat { items.maxY }

  private func panel(at y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: scale.left, y: y, width: scale.right - scale.left, height: height)
  }

  func draw(with ink: FigureInk) {
    let isSideways = report.stretches.first?.kind.axis == .horizontal
    drawTitle(isSideways ? "Rows" : "Columns", "", at: columns, with: ink)
    drawTitle("Cell width", "points", at: items, with: ink)
    drawBreaks(with: ink)
    ColumnSteps(report: report, scale: scale, frame: columns).draw(with: ink)
    ItemBand(report: report, scale: scale, frame: items).draw(with: ink)
    drawKept(with: ink)
    ink.line(
      [CGPoint(x: scale.left, y: bottom), CGPoint(x: scale.right, y: bottom)],
      ink.palette.secondInk)
  }

  private func drawTitle(
    _ title: String, _ unit: String, at panel: CGRect, with ink: FigureInk
  ) {
    let x = FigureInk.margin
    ink.write(title, at: CGPoint(x: x, y: panel.minY + 4), size: 13, weight: .semibold)
    ink.write(
      unit, at: CGPoint(x: x, y: panel.minY + 22), size: 12, color: ink.palette.secondInk)
  }

  /// Draws a line at each width at which the layout changes, from its number down to the axis.
  private func drawBreaks(with ink: FigureInk) {
    let places = report.breaks.map { scale.x($0.width) }
    let middle = top + BreakDisc.radius
    let discs = spread(
      places, pitch: 2 * BreakDisc.radius + 3,
      in: scale.left...(scale.right + BreakDisc.radius))
    for (index, (x, disc)) in zip(places, discs).enumerated() {
      ink.line(
        [
          CGPoint(x: disc, y: middle), CGPoint(x: disc, y: middle + 14),
          CGPoint(x: x, y: columns.minY - 6), CGPoint(x: x, y: bottom),
        ], width: 0.75, ink.palette.secondInk.withAlpha(0.7))
      BreakDisc(number: index + 1, center: CGPoint(x: disc, y: middle)).draw(with: ink)
    }
  }

  /// Draws a thick line on the axis over the stretches (`SweepReport.Stretch`) in which a fresh
  /// layout differs from the resized one.
  private func drawKept(with ink: FigureInk) {
    for stretch in report.stretches where stretch.keptFromBefore != nil {
      let x = scale.x(stretch.first)
      ink.canvas.fill(
        CGRect(x: x, y: bottom - 3, width: max(2, scale.x(stretch.last) - x), height: 3),
        with: .color(ink.palette.warning))
    }
  }
}

/// The drawing of the number of columns as a step line, with the number above each step.
struct ColumnSteps {
  let report: SweepReport
  let scale: SweepScale
  let frame: CGRect

  /// The height reserved above the highest step for its number, in points.
  private static let numberHeight: CGFloat = 22

  private func y(_ columns: Int) -> CGFloat {
    let most = report.stretches.map(\.kind.columns).max() ?? 1
    let part = CGFloat(columns) / CGFloat(max(1, most))
    return frame.maxY - part * (frame.height - Self.numberHeight)
  }

  func draw(with ink: FigureInk) {
    let steps = self.steps
    let points = steps.flatMap {
      [CGPoint(x: $0.start, y: y($0.columns)), CGPoint(x: $0.end, y: y($0.columns))]
    }
    guard let first = points.first, let last = points.last else { return }
    var area = Path()
    area.addLines(
      between: points + [CGPoint(x: last.x, y: frame.maxY), CGPoint(x: first.x, y: frame.maxY)])
    area.closeSubpath()
    ink.canvas.fill(area, with: .color(ink.palette.assent.withAlpha(0.1)))
    ink.line(points, width: 2, ink.palette.assent)
    for step in steps { writeNumber(of: step, with: ink) }
  }

  /// Draws the number of columns above the longest part of a step that no line of a break crosses.
  ///
  /// If a step at either end of the chart is too short, the number is beside it; if any other step
  /// is too short, it has no number.
  private func writeNumber(of step: Step, with ink: FigureInk) {
    let y = y(step.columns)
    let (place, anchor): (CGPoint, StyledText.Anchor)
    if step.widest.upperBound - step.widest.lowerBound >= 16 {
      let middle = (step.widest.lowerBound + step.widest.upperBound) / 2
      (place, anchor) = (CGPoint(x: middle, y: y - 8), .center)
    } else if step.start == scale.left {
      (place, anchor) = (CGPoint(x: step.start - 8, y: y + 5), .right)
    } else if step.end == scale.right {
      (place, anchor) = (CGPoint(x: step.end + 8, y: y + 5), .left)
    } else {
      return
    }
    ink.write("\(step.columns)", at: place, size: 14, weight: .semibold, anchor: anchor)
  }

  /// A step of the line: the range of x coordinates with one number of columns, and its longest
  /// part that no line of a break crosses.
  private struct Step {
    var start: CGFloat
    var end: CGFloat
    var widest: ClosedRange<CGFloat>
    var columns: Int
  }

  /// The steps of the line.
  ///
  /// Neighbouring ranges of widths with the same number of columns form one step, although
  /// something else changes between them.
  private var steps: [Step] {
    var steps: [Step] = []
    for (index, stretch) in report.stretches.enumerated() {
      let next = index + 1 < report.stretches.count ? report.stretches[index + 1].first : nil
      let (start, end) = (scale.x(stretch.first), scale.x(next ?? stretch.last))
      if var last = steps.last, last.columns == stretch.kind.columns {
        last.end = end
        if end - start > last.widest.upperBound - last.widest.lowerBound {
          last.widest = start...end
        }
        steps[steps.count - 1] = last
      } else {
        steps.append(
          Step(start: start, end: end, widest: start...end, columns: stretch.kind.columns))
      }
    }
    return steps
  }
}
