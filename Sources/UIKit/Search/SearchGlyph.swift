import Foundation

/// The magnifying glass of a search field, drawn for this package: a circle and a line.
///
///      ╭──╮
///      ╰──╯
///          ╲
final class SearchGlyph: UIView {
  /// The size in points; the circle and the line end a little more than 2 points inside it.
  static let size = CGSize(width: 20, height: 20)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 11, height: 11))
    // The line continues the radius of the circle at 45 degrees.
    path.move(to: CGPoint(x: 12.4, y: 12.4))
    path.addLine(to: CGPoint(x: 17, y: 17))
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    path.stroke()
  }
}
