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
  /// The size of the plus is measured (fact E33). The sizes of the other glyphs are even numbers,
  /// so that centred lines align with pixels.
  var size: CGSize { CGSize(width: self == .plus ? 65.0 / 3 : 20, height: 20) }

  /// Draws the glyph in a rectangle of its size, in the colours of the current context.
  func draw() {
    switch self {
    case .plus: drawPlus()
    case .cross: stroke([[(3, 3), (17, 17)], [(17, 3), (3, 17)]], width: 2)
    case .pause: stroke([[(6, 2), (6, 18)], [(14, 2), (14, 18)]], width: 4)
    case .play: fill([[(4, 2), (18, 10), (4, 18)]])
    case .rewind: fill([[(10, 4), (0, 10), (10, 16)], [(20, 4), (10, 10), (20, 16)]])
    case .fastForward: fill([[(0, 4), (10, 10), (0, 16)], [(10, 4), (20, 10), (10, 16)]])
    }
  }

  /// Draws the plus with round ends, 17.6 points wide and 18 high (fact E33).
  private func drawPlus() {
    let (middle, width) = (size.width / 2, CGFloat(1.64))
    let (x, y) = ((17.6 - width) / 2, (18 - width) / 2)
    let path = path(along: [
      [(middle, 10 - y), (middle, 10 + y)], [(middle - x, 10), (middle + x, 10)],
    ])
    path.lineWidth = width
    path.lineCapStyle = .round
    path.stroke()
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
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
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
