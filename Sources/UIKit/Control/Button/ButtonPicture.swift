import Foundation

/// The image of a button whose type has one: a circle of 22 points, or 30 points for `close`, with
/// a sign in it (fact BT7).
///
///      ╭───╮   ╭───╮   ╭───╮
///      │ i │   │ + │   │ × │
///      ╰───╯   ╰───╯   ╰───╯
@MainActor struct ButtonPicture {
  private enum Sign { case letter, plus, cross }

  private let sign: Sign

  /// Makes the picture of a button type; nil if the type has none.
  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: sign = .letter
    case .contactAdd: sign = .plus
    case .close: sign = .cross
    case .custom, .system: return nil
    }
  }

  private var side: CGFloat { sign == .cross ? 30 : 22 }

  /// The image, at the scale of the screen.
  var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.black.set()
      let line = UIBezierPath()
      line.lineWidth = 1.5
      line.lineCapStyle = .round
      draw(line)
      line.stroke()
    }
    .withRenderingMode(.alwaysTemplate)
  }

  private func draw(_ line: UIBezierPath) {
    let middle = side / 2
    if sign != .cross {
      let circle = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: 1.25, dy: 1.25)
      line.append(UIBezierPath(ovalIn: circle))
    }
    switch sign {
    case .plus: drawPlus(on: line, middle)
    case .cross: drawCross(on: line, middle)
    case .letter: drawLetter(on: line, middle)
    }
  }

  private func drawPlus(on line: UIBezierPath, _ middle: CGFloat) {
    line.move(to: CGPoint(x: middle - 5, y: middle))
    line.addLine(to: CGPoint(x: middle + 5, y: middle))
    line.move(to: CGPoint(x: middle, y: middle - 5))
    line.addLine(to: CGPoint(x: middle, y: middle + 5))
  }

  private func drawCross(on line: UIBezierPath, _ middle: CGFloat) {
    UIColor.black.withAlphaComponent(0.12).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    line.lineWidth = 2.5
    line.move(to: CGPoint(x: middle - 4.5, y: middle - 4.5))
    line.addLine(to: CGPoint(x: middle + 4.5, y: middle + 4.5))
    line.move(to: CGPoint(x: middle + 4.5, y: middle - 4.5))
    line.addLine(to: CGPoint(x: middle - 4.5, y: middle + 4.5))
  }

  private func drawLetter(on line: UIBezierPath, _ middle: CGFloat) {
    UIBezierPath(ovalIn: CGRect(x: middle - 1.25, y: 5, width: 2.5, height: 2.5)).fill()
    line.move(to: CGPoint(x: middle - 1.25, y: 10))
    line.addLine(to: CGPoint(x: middle, y: 10))
    line.addLine(to: CGPoint(x: middle, y: 16))
    line.move(to: CGPoint(x: middle - 2, y: 16))
    line.addLine(to: CGPoint(x: middle + 2, y: 16))
  }
}
