import Foundation

/// The image of a system item that can be drawn with a simple path.
///
///     plus      │      cross  ╲ ╱     pause  ┃ ┃    forward  ▶▶
///             ──┼──            ╳             ┃ ┃
///               │             ╱ ╲            ┃ ┃
enum BarGlyph {
  case plus, cross, play, pause, rewind, fastForward

  /// The width and height in points.
  ///
  /// The number is even, so that centred lines align with pixels.
  static let side: CGFloat = 20

  /// Draws the glyph in a square of `side` points, in the colours of the current context.
  func draw() {
    switch self {
    case .plus: stroke([[(10, 1), (10, 19)], [(1, 10), (19, 10)]], width: 2)
    case .cross: stroke([[(3, 3), (17, 17)], [(17, 3), (3, 17)]], width: 2)
    case .pause: stroke([[(6, 2), (6, 18)], [(14, 2), (14, 18)]], width: 4)
    case .play: fill([[(4, 2), (18, 10), (4, 18)]])
    case .rewind: fill([[(10, 4), (0, 10), (10, 16)], [(20, 4), (10, 10), (20, 16)]])
    case .fastForward: fill([[(0, 4), (10, 10), (0, 16)], [(10, 4), (20, 10), (10, 16)]])
    }
  }

  private func stroke(_ lines: [[(CGFloat, CGFloat)]], width: CGFloat) {
    let path = path(along: lines)
    path.lineWidth = width
    path.stroke()
  }

  private func fill(_ shapes: [[(CGFloat, CGFloat)]]) { path(along: shapes).fill() }

  private func path(along lines: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    for line in lines {
      for (index, (x, y)) in line.enumerated() {
        let point = CGPoint(x: x, y: y)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    return path
  }
}

/// A view that shows a glyph in its tint colour.
final class BarGlyphView: UIView {
  private let glyph: BarGlyph

  init(_ glyph: BarGlyph) {
    self.glyph = glyph
    super.init(frame: CGRect(x: 0, y: 0, width: BarGlyph.side, height: BarGlyph.side))
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    tintColor.setStroke()
    tintColor.setFill()
    glyph.draw()
  }
}
