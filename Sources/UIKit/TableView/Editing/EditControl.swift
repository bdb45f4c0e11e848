import Foundation

/// The control at the leading side of a row in editing mode: a white minus on red, or a white plus
/// on green, in a circle of 22 points.
final class EditControl: UIControl {
  static let side: CGFloat = 22
  var style = UITableViewCell.EditingStyle.none {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    (style == .insert ? UIColor.systemGreen : .systemRed).setFill()
    UIBezierPath(ovalIn: bounds).fill()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX - 5, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.midX + 5, y: bounds.midY))
    if style == .insert {
      path.move(to: CGPoint(x: bounds.midX, y: bounds.midY - 5))
      path.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY + 5))
    }
    path.lineWidth = 2
    path.lineCapStyle = .round
    UIColor.white.setStroke()
    path.stroke()
  }

  /// Handles a tap on the control.
  ///
  /// An insert control commits the insertion; a delete control first shows the row's delete button.
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    guard let cell = superview as? UITableViewCell, let table = cell.superview as? UITableView
    else { return }
    table.controlWasTapped(of: cell)
  }
}

/// The control at the trailing side of a row that can be moved: three horizontal lines.
final class ReorderGrip: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 5
      path.move(to: CGPoint(x: bounds.midX - 10, y: y))
      path.addLine(to: CGPoint(x: bounds.midX + 10, y: y))
    }
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }
}
