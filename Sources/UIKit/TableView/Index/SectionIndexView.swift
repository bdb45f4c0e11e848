import Foundation

/// The index at the trailing side of a table: the titles of sections below each other (fact LI71).
///
///     │ row            A │
///     │ row            B │
///     │ row            C │
///
/// The index is 15 points wide, with letters of 11 points that are 14 points apart. These values
/// were chosen for this package, because no screenshot was measured.
final class SectionIndexView: UIView {
  static let width: CGFloat = 15
  private static let line: CGFloat = 14

  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The y coordinate of the first title; the titles are centred vertically.
  private var top: CGFloat {
    ((bounds.height - CGFloat(titles.count) * Self.line) / 2).rounded()
  }

  override func draw(_ rect: CGRect) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for (index, title) in titles.enumerated() {
      let text = NSAttributedString(
        string: title == UITableView.indexSearch ? "⌕" : title,
        attributes: [
          .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
          .foregroundColor: color ?? tintColor ?? .systemBlue,
        ])
      let size = text.size()
      let middle = top + (CGFloat(index) + 0.5) * Self.line
      text.draw(
        at: CGPoint(
          x: grid.round((bounds.width - size.width) / 2), y: grid.round(middle - size.height / 2)))
    }
  }

  /// Scrolls to the section of the touched title when the touch ends.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let y = touches.first?.location(in: self).y, let table = superview as? UITableView
    else { return }
    table.indexWasTapped(Int(((y - top) / Self.line).rounded(.down)))
  }
}
