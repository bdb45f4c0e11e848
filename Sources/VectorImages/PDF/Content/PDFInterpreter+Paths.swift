import Foundation
import RasterCore

extension PDFInterpreter {
  /// Adds a segment to the path; a segment with missing numbers is left out.
  func addToPath(_ known: PDFOperator, _ operands: PDFOperands) {
    switch known {
    case .close: if !path.isEmpty { path.closeSubpath() }
    case .rectangle:
      if let origin = operands.point(0), let size = operands.point(2) {
        addRectangle(origin, CGSize(width: size.x, height: size.y))
      }
    case .move: operands.point(0).map { path.move(to: $0) }
    case .line: operands.point(0).map { path.addLine(to: $0) }
    case .curveFromStart:
      if let start = path.currentPoint, let control = operands.point(0), let end = operands.point(2)
      {
        path.addCurve(to: end, control1: start, control2: control)
      }
    case .curveToEnd:
      if let control = operands.point(0), let end = operands.point(2) {
        path.addCurve(to: end, control1: control, control2: end)
      }
    default:
      if let first = operands.point(0), let second = operands.point(2), let end = operands.point(4)
      {
        path.addCurve(to: end, control1: first, control2: second)
      }
    }
  }

  private func addRectangle(_ origin: CGPoint, _ size: CGSize) {
    let (x, y) = (origin.x + size.width, origin.y + size.height)
    path.move(to: origin)
    path.addLine(to: CGPoint(x: x, y: origin.y))
    path.addLine(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: origin.x, y: y))
    path.closeSubpath()
  }

  /// Sets the width, the caps, the joins, the mitre limit or the dashes of lines.
  func setLine(_ known: PDFOperator, _ operands: PDFOperands) {
    guard known != .dash else {
      if case .array(let lengths)? = operands.objects.first {
        setDash(lengths.compactMap(\.number), phase: operands.number(1) ?? 0)
      }
      return
    }
    guard let value = operands.number(0) else { return }
    switch known {
    case .lineWidth: setLineWidth(value)
    case .lineCap: setLineCap(value)
    case .lineJoin: setLineJoin(value)
    default: state.line.miterLimit = max(1, value)
    }
  }

  /// Sets the width of lines in units of the content; a width of 0, the thinnest line, is drawn
  /// half a unit wide.
  func setLineWidth(_ width: Double) { state.line.width = width == 0 ? 0.5 : abs(width) }

  func setLineCap(_ number: Double) {
    state.line.cap = number == 1 ? .round : number == 2 ? .square : .butt
  }

  func setLineJoin(_ number: Double) {
    state.line.join = number == 1 ? .round : number == 2 ? .bevel : .miter
  }

  func setDash(_ lengths: [Double], phase: Double) {
    let dash = lengths.prefix(64).map { CGFloat(max(0, $0)) }
    state.line.dash = dash.contains { $0 > 0 } ? dash : []
    state.line.dashPhase = CGFloat(phase)
  }
}
