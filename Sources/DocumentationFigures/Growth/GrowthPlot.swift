import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText

/// One panel of ``GrowthFigure``: the grid, and a line for each kind of work with its name at the
/// line's end.
struct GrowthPlot {
  private let panel: Growth.Panel
  private let palette: FigurePalette
  /// The powers of ten on the horizontal axis.
  private let sizes: ClosedRange<Int>
  private let box: CGRect

  /// The width reserved for the names to the right of the lines' ends.
  private static let names: CGFloat = 142
  /// The height of a name with the number below it.
  private static let nameHeight: CGFloat = 34

  init(_ panel: Growth.Panel, x: CGFloat, palette: FigurePalette) {
    (self.panel, self.palette) = (panel, palette)
    let logarithms = panel.series.flatMap(\.points).map { $0.logarithms[0] }
    let (least, most) = (logarithms.min() ?? 0, logarithms.max() ?? 1)
    sizes = Int(least.rounded(.down))...Int(most.rounded(.up))
    box = CGRect(
      x: x, y: GrowthFigure.top, width: CGFloat(sizes.count - 1) * GrowthFigure.decade,
      height: GrowthFigure.bottom - GrowthFigure.top)
  }

  /// The left edge of the next panel.
  var end: CGFloat { box.maxX + Self.names }

  func draw(with ink: FigureInk) {
    ink.write(
      panel.unit, at: CGPoint(x: box.minX, y: box.minY - 20), size: 15, weight: .semibold)
    drawGrid(with: ink)
    for (number, series) in panel.series.enumerated() {
      draw(series, color(number), with: ink)
    }
    drawNames(with: ink)
  }

  private func color(_ number: Int) -> Color {
    [palette.assent, palette.warning, palette.measure, palette.thirdInk][number % 4]
  }

  private func point(_ logarithms: [Double]) -> CGPoint {
    CGPoint(
      x: box.minX + (logarithms[0] - CGFloat(sizes.lowerBound)) * GrowthFigure.decade,
      y: GrowthFigure.y(logarithms[1]))
  }

  /// Draws horizontal lines for the times, slanted lines for linear growth, and the sizes below.
  private func drawGrid(with ink: FigureInk) {
    for power in GrowthFigure.times {
      let y = GrowthFigure.y(CGFloat(power))
      ink.rule(from: box.minX, to: box.maxX, y: y)
    }
    ink.canvas.save()
    ink.canvas.clip(to: box)
    let rise = box.width
    for step in -sizes.count...GrowthFigure.times.count {
      let y = box.maxY - CGFloat(step) * GrowthFigure.decade
      ink.line(
        [CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y - rise)], width: 0.5,
        dash: [2, 4], palette.secondInk.withAlpha(0.7))
    }
    ink.canvas.restore()
    for power in sizes {
      let x = box.minX + CGFloat(power - sizes.lowerBound) * GrowthFigure.decade
      ink.line([CGPoint(x: x, y: box.maxY), CGPoint(x: x, y: box.maxY + 5)], palette.secondInk)
      ink.write(
        Self.words(power), at: CGPoint(x: x, y: box.maxY + 20), size: 12,
        color: palette.secondInk, anchor: .center)
    }
  }

  /// Returns the label of a power of ten: `0.1`, `1`, `10`, `1k`, `1M`.
  private static func words(_ power: Int) -> String {
    switch power {
    case ..<0: "0." + String(repeating: "0", count: -power - 1) + "1"
    case 0..<3: "1" + String(repeating: "0", count: power)
    case 3..<6: "1" + String(repeating: "0", count: power - 3) + "k"
    default: "1" + String(repeating: "0", count: power - 6) + "M"
    }
  }

  private func draw(_ series: Growth.Series, _ color: Color, with ink: FigureInk) {
    let points = series.points.map { point($0.logarithms) }
    ink.line(points, width: 2, color)
    for point in points { ink.dot(point, radius: 3, color) }
  }

  /// Writes each name at the end of its line.
  ///
  /// A name that would overlap the one above is moved down, and a thin line leads to it.
  private func drawNames(with ink: FigureInk) {
    let ends = panel.series.enumerated().compactMap { number, series in
      series.points.last.map { (number: number, series: series, place: point($0.logarithms)) }
    }.sorted { $0.place.y < $1.place.y }
    var free = -CGFloat.infinity
    for end in ends {
      let y = max(end.place.y, free)
      free = y + Self.nameHeight
      let corner = CGPoint(x: end.place.x + 16, y: y)
      if y > end.place.y {
        ink.line(
          [CGPoint(x: end.place.x + 5, y: end.place.y), CGPoint(x: corner.x - 3, y: y)],
          width: 0.75, color(end.number))
      }
      write(end.series, color(end.number), at: corner, with: ink)
    }
  }

  private func write(
    _ series: Growth.Series, _ color: Color, at corner: CGPoint, with ink: FigureInk
  ) {
    let name = StyledText(series.name, size: 13, weight: .semibold, color: color)
    let number = StyledText(series.exponent.hundredths, size: 12, color: palette.secondInk)
    // Fill the background first, so that no lines are visible behind the text.
    ink.canvas.fill(
      CGRect(
        x: corner.x - 2, y: corner.y - 9, width: max(name.size.width, number.size.width) + 6,
        height: Self.nameHeight - 2), with: .color(palette.page))
    name.draw(in: ink.canvas, onBaseline: CGPoint(x: corner.x, y: corner.y + 4))
    number.draw(in: ink.canvas, onBaseline: CGPoint(x: corner.x, y: corner.y + 20))
  }
}
