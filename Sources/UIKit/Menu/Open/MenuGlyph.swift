import Foundation

/// A symbol in a menu: the mark of a state, or a chevron.
final class MenuGlyph: UIView {
  enum Sign: Equatable { case check, dash, chevron, chevronDown, upAndDown }

  /// The size of every symbol in points.
  static let size = CGSize(width: 16, height: 16)

  let sign: Sign

  init(_ sign: Sign) {
    self.sign = sign
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The corners of the symbol's lines, relative to the centre of the view.
  private var lines: [[CGPoint]] {
    switch sign {
    case .check: [[point(-5, 0.5), point(-1.5, 4), point(5, -4.5)]]
    case .dash: [[point(-5, 0), point(5, 0)]]
    case .chevron: [[point(-2, -4.5), point(2.5, 0), point(-2, 4.5)]]
    case .chevronDown: [[point(-4.5, -2), point(0, 2.5), point(4.5, -2)]]
    case .upAndDown:
      [
        [point(-3.5, -2.5), point(0, -6), point(3.5, -2.5)],
        [point(-3.5, 2.5), point(0, 6), point(3.5, 2.5)],
      ]
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let isMirrored = sign == .chevron && isRightToLeft
    return CGPoint(x: bounds.midX + (isMirrored ? -x : x), y: bounds.midY + y)
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for line in lines {
      line.first.map(path.move(to:))
      for corner in line.dropFirst() { path.addLine(to: corner) }
    }
    path.lineWidth = sign == .upAndDown ? 1.6 : 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
