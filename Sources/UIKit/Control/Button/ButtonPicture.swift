import Foundation

/// The image of a button whose type has a predefined one: a circle with a sign in it, with a
/// diameter of nearly 22 points, or of 30 points for `close` (fact BT7).
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

  /// The size of the image; since iOS 13 the circle is a symbol, with space around it.
  private var size: CGSize {
    if sign == .cross { return CGSize(width: 30, height: 30) }
    return UIEnvironment.current.systemVersion >= 13
      ? CGSize(width: 73.0 / 3, height: 71.0 / 3) : CGSize(width: 22, height: 22)
  }

  /// The diameter of the circle around the sign, and the width of its line (fact BT7).
  private static let ring: CGFloat = 65.0 / 3
  private static let line: CGFloat = 1.55

  /// The image, at the scale of the screen.
  var image: UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.set()
      let line = UIBezierPath()
      line.lineWidth = Self.line
      line.lineCapStyle = .round
      draw(line)
      line.stroke()
    }
    .withRenderingMode(.alwaysTemplate)
  }

  private func draw(_ line: UIBezierPath) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    if sign != .cross {
      let radius = (Self.ring - Self.line) / 2
      let circle = CGRect(origin: middle, size: .zero).insetBy(dx: -radius, dy: -radius)
      line.append(UIBezierPath(ovalIn: circle))
    }
    switch sign {
    case .plus: drawPlus(on: line, middle)
    case .cross: drawCross(on: line, middle)
    case .letter: drawLetter(on: line, middle)
    }
  }

  private func drawPlus(on line: UIBezierPath, _ middle: CGPoint) {
    // With its round ends, the plus is 10.45 points wide.
    let arm: CGFloat = 4.45
    line.move(to: CGPoint(x: middle.x - arm, y: middle.y))
    line.addLine(to: CGPoint(x: middle.x + arm, y: middle.y))
    line.move(to: CGPoint(x: middle.x, y: middle.y - arm))
    line.addLine(to: CGPoint(x: middle.x, y: middle.y + arm))
  }

  private func drawCross(on line: UIBezierPath, _ middle: CGPoint) {
    UIColor.black.withAlphaComponent(0.12).setFill()
    UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    line.lineWidth = 2.5
    line.move(to: CGPoint(x: middle.x - 4.5, y: middle.y - 4.5))
    line.addLine(to: CGPoint(x: middle.x + 4.5, y: middle.y + 4.5))
    line.move(to: CGPoint(x: middle.x + 4.5, y: middle.y - 4.5))
    line.addLine(to: CGPoint(x: middle.x - 4.5, y: middle.y + 4.5))
  }

  private func drawLetter(on line: UIBezierPath, _ middle: CGPoint) {
    let (x, y) = (middle.x, middle.y)
    UIBezierPath(ovalIn: CGRect(x: x - 1.25, y: y - 6, width: 2.5, height: 2.5)).fill()
    line.move(to: CGPoint(x: x - 1.25, y: y - 1))
    line.addLine(to: CGPoint(x: x, y: y - 1))
    line.addLine(to: CGPoint(x: x, y: y + 5))
    line.move(to: CGPoint(x: x - 2, y: y + 5))
    line.addLine(to: CGPoint(x: x + 2, y: y + 5))
  }
}
