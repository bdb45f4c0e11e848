import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import RasterText

/// The widths of the narrowest and the widest cell as two lines with a band between them,
/// interrupted at each width at which the layout changes.
struct ItemBand {
  let report: SweepReport
  let scale: SweepScale
  let frame: CGRect
  private let step: Double
  private let values: ClosedRange<Double>

  init(report: SweepReport, scale: SweepScale, frame: CGRect) {
    (self.report, self.scale, self.frame) = (report, scale, frame)
    let all = report.samples.compactMap(\.itemWidths)
    let ends = (all.map(\.lowerBound).min() ?? 0, all.map(\.upperBound).max() ?? 0)
    // If the widths hardly change, the curve is centred vertically.
    let spare = max(0, 20 - (ends.1 - ends.0)) / 2
    let (least, most) = (max(0, ends.0 - spare), ends.1 + spare)
    step = roundStep(most - least, parts: 4)
    let first = (least / step).rounded(.down) * step
    // If there is not enough space for a number between the line and the axis, the panel's range
    // begins lower.
    let floor = least - first < 0.4 * step ? max(0, first - step) : first
    values = floor...max(floor + step, (most / step).rounded(.up) * step)
  }

  private func y(_ length: Double) -> CGFloat {
    let part = (length - values.lowerBound) / (values.upperBound - values.lowerBound)
    return frame.maxY - CGFloat(part) * frame.height
  }

  func draw(with ink: FigureInk) {
    drawTicks(with: ink)
    for stretch in report.stretches {
      let samples = report.samples.filter { (stretch.first...stretch.last).contains($0.width) }
      draw(Curve(samples.compactMap(point)), with: ink)
    }
  }

  private func point(_ sample: SweepReport.Sample) -> Curve.Point? {
    sample.itemWidths.map { Curve.Point(x: scale.x(sample.width), lengths: $0) }
  }

  /// Draws the numbers beside the panel, each with a short line.
  private func drawTicks(with ink: FigureInk) {
    for value in stride(from: values.lowerBound, through: values.upperBound, by: step) {
      let y = y(value)
      ink.line(
        [CGPoint(x: scale.left - 6, y: y), CGPoint(x: scale.left, y: y)], width: 0.75,
        ink.palette.secondInk)
      ink.write(
        value.shortest, at: CGPoint(x: scale.left - 11, y: y + 4), size: 11,
        color: ink.palette.secondInk, anchor: .right)
    }
  }

  private func draw(_ curve: Curve, with ink: FigureInk) {
    let upper = curve.points.map { CGPoint(x: $0.x, y: y($0.lengths.upperBound)) }
    let lower = curve.points.map { CGPoint(x: $0.x, y: y($0.lengths.lowerBound)) }
    guard let first = upper.first else { return }
    if upper != lower {
      var band = Path()
      band.addLines(between: upper + lower.reversed())
      band.closeSubpath()
      ink.canvas.fill(band, with: .color(ink.palette.measure.withAlpha(0.14)))
      ink.line(lower, width: 1.75, ink.palette.measure)
    }
    // A range between two breaks in which only one width was examined is drawn as a dot.
    if upper.count > 1 { ink.line(upper, width: 1.75, ink.palette.measure) }
    if upper.count == 1 { ink.dot(first, radius: 1.5, ink.palette.measure) }
    drawNumbers(curve, with: ink)
  }

  /// Draws the widths at both ends of a curve if it is long enough; if they are equal, once in its
  /// middle.
  ///
  /// The greater width is above the line and the smaller one below it, so that neither is crossed
  /// by the line.
  private func drawNumbers(_ curve: Curve, with ink: FigureInk) {
    guard let first = curve.points.first, let last = curve.points.last, last.x - first.x >= 76
    else { return }
    let (start, end) = (first.lengths, last.lengths)
    guard start != end else {
      let middle = (first.x + last.x) / 2
      write(start.upperBound, at: middle, isAbove: true, .center, ink)
      if start.lowerBound != start.upperBound {
        write(start.lowerBound, at: middle, isAbove: false, .center, ink)
      }
      return
    }
    let isRising = start.upperBound < end.upperBound
    write(
      isRising ? start.lowerBound : start.upperBound, at: first.x + 5, isAbove: !isRising, .left,
      ink)
    write(
      isRising ? end.upperBound : end.lowerBound, at: last.x - 5, isAbove: isRising, .right, ink)
  }

  private func write(
    _ length: Double, at x: CGFloat, isAbove: Bool, _ anchor: StyledText.Anchor, _ ink: FigureInk
  ) {
    ink.write(
      length.thousandths, at: CGPoint(x: x, y: y(length) + (isAbove ? -7 : 16)), size: 11,
      weight: .medium, color: ink.palette.measure, anchor: anchor)
  }
}

/// The widths of the cells within one stretch, the range of widths between two breaks.
private struct Curve {
  struct Point {
    var x: CGFloat
    var lengths: ClosedRange<Double>
  }

  let points: [Point]

  init(_ points: [Point]) { self.points = points }
}
