import Foundation
import RasterCore

extension Canvas {
  /// Draws the shapes of an overlay.
  func draw(_ shapes: [OverlayShape], in palette: FigurePalette) {
    for shape in shapes { draw(shape, in: palette) }
  }

  private func draw(_ shape: OverlayShape, in palette: FigurePalette) {
    switch shape {
    case .band(let rect, let overlayStyle), .outline(let rect, let overlayStyle):
      fill(rect, as: overlayStyle, in: palette)
    case .measure(let line): drawMeasure(line, palette.measure)
    case .constraint(let line, let overlayStyle):
      drawConstraint(line, palette.hue(overlayStyle), overlayStyle.pattern)
    case .alignment(let lines, let overlayStyle):
      drawAlignment(lines, palette.hue(overlayStyle), overlayStyle.pattern)
    case .equality(let line, let center, let count, let overlayStyle):
      drawEquality(of: line, center, count, palette.hue(overlayStyle))
    case .extensionLine(let line, let overlayStyle):
      let color = overlayStyle.map(palette.hue) ?? palette.measure
      let line = overlayStyle == nil ? line : line.onHalfPoints
      strokeLine([line.start, line.end], width: 0.75, color.withAlpha(0.6))
    case .leader(let points, let overlayStyle):
      let color = overlayStyle.map(palette.hue) ?? palette.measure
      strokeLine(points.map(\.onHalfPoint), width: 0.75, color)
    case .label(let label): drawLabel(label, palette)
    }
  }

  /// Draws a dimension line with a tick across each end.
  private func drawMeasure(_ line: Segment, _ color: Color) {
    let line = line.onHalfPoints
    strokeLine([line.start, line.end], width: 1, color)
    let isLevel = line.start.y == line.end.y
    let tick = isLevel ? CGVector(dx: 0, dy: 3.5) : CGVector(dx: 3.5, dy: 0)
    for end in [line.start, line.end] {
      strokeLine(
        [
          CGPoint(x: end.x - tick.dx, y: end.y - tick.dy),
          CGPoint(x: end.x + tick.dx, y: end.y + tick.dy),
        ], width: 1, color)
    }
  }

  /// Draws the dimension line of a constraint.
  ///
  /// The marks at its ends are oblique strokes or, for an inequality whose length is at its limit,
  /// filled squares.
  func drawConstraint(_ line: Segment, _ color: Color, _ pattern: OverlayStyle.Pattern) {
    let line = line.onHalfPoints
    let width: CGFloat = pattern == .thickLine ? 2 : 1.25
    var path = Path()
    path.addLines(between: [line.start, line.end])
    let dash: [CGFloat] = pattern == .dashedLine ? [4, 3] : []
    stroke(path, StrokeStyle(width: width, dash: dash), with: .color(color))
    for end in [line.start, line.end] {
      if pattern == .stop {
        let stop = CGRect(x: end.x - 2.5, y: end.y - 2.5, width: 5, height: 5)
        fill(stop, with: .color(color))
      } else {
        strokeLine(
          [CGPoint(x: end.x - 3, y: end.y + 3), CGPoint(x: end.x + 3, y: end.y - 3)],
          width: width + 0.25, color)
      }
    }
  }

  /// Draws short strokes across a dimension line, which mark equal lengths as in geometry.
  private func drawEquality(of line: Segment, _ center: CGPoint, _ count: Int, _ color: Color) {
    let axis = line.axis
    for index in 0..<count {
      let along = axis.along(center) + (CGFloat(index) - CGFloat(count - 1) / 2) * 3.5
      let ends = [-4.5, 4.5].map { axis.point(along: along, across: line.place + $0) }
      strokeLine(ends.map(\.onHalfPoint), width: 1.25, color)
    }
  }

  /// Draws the line through aligned sides: a chain line, or a dashed line if the constraint is
  /// ambiguous.
  func drawAlignment(_ lines: [Segment], _ color: Color, _ pattern: OverlayStyle.Pattern) {
    var path = Path()
    for line in lines.map(\.onHalfPoints) { path.addLines(between: [line.start, line.end]) }
    let dash: [CGFloat] = pattern == .dashedLine ? [4, 3] : [9, 2.5, 2, 2.5]
    stroke(path, StrokeStyle(width: 0.75, dash: dash), with: .color(color))
  }

  private func drawLabel(_ label: Label, _ palette: FigurePalette) {
    let plate = Path(roundedRect: label.frame, radius: 3)
    let isIndex = label.role == .cell || label.role == .supplementary
    fill(plate, with: .color(palette.plate))
    if isIndex {
      let edge = Path(roundedRect: label.frame.insetBy(dx: 0.25, dy: 0.25), radius: 2.75)
      stroke(edge, StrokeStyle(width: 0.5), with: .color(palette.hairline))
    }
    StyledText(label, palette).draw(in: self, centeredIn: label.frame)
  }

  private func strokeLine(_ points: [CGPoint], width: CGFloat, _ color: Color) {
    var path = Path()
    path.addLines(between: points)
    stroke(path, StrokeStyle(width: width, join: .round), with: .color(color))
  }
}

extension CGPoint {
  /// The nearest point whose coordinates are multiples of half a point; thin lines through such
  /// points are sharp at 2×.
  fileprivate var onHalfPoint: CGPoint {
    CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2)
  }
}

extension Segment {
  fileprivate var onHalfPoints: Segment {
    Segment(start: start.onHalfPoint, end: end.onHalfPoint)
  }
}
