import Foundation
import RasterCore

extension UITableView {
  /// The height of the empty rows below the content of a plain table, in points; nil if there are
  /// none (fact TV13).
  private var fillerHeight: CGFloat? {
    guard style == .plain, separatorStyle == .singleLine, tableFooterView == nil else { return nil }
    if fillerRowHeight > 0 { return fillerRowHeight }
    guard UIEnvironment.current.systemVersion < 15 else { return nil }
    return rowHeight > 0 ? rowHeight : 44
  }

  /// Lays out the separators of the empty rows, from the end of the content to the end of the
  /// table.
  func layOutFillerRows() {
    let end = validGeometry.end
    guard let height = fillerHeight, let color = separatorColor, end < bounds.maxY else {
      fillerLines?.removeFromSuperview()
      return fillerLines = nil
    }
    let lines = fillerLines ?? FillerLines(frame: .zero)
    if fillerLines == nil {
      fillerLines = lines
      insertSubview(lines, at: backgroundView?.superview === self ? 1 : 0)
    }
    let inset =
      ownSeparatorInset
      ?? UIEdgeInsets(
        top: 0, left: contentSides.leading + sideMargin, bottom: 0, right: 0)
    lines.show(color, every: height)
    lines.frame = mirrored(
      CGRect(
        x: inset.left, y: end, width: max(0, bounds.width - inset.left - inset.right),
        height: bounds.maxY - end))
  }
}

/// The separators of a table's empty rows, each in the lowest pixel of its row.
final class FillerLines: UIView {
  private var color = UIColor.clear
  private var distance: CGFloat = 44

  /// The maximum number of lines drawn, so that drawing ends even for a table of enormous height.
  ///
  /// Lines are at least 1 point apart, so these lines fill at least 65,536 points.
  private static let limit = 65_536

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the colour of the lines, and their distance in points, which is the height of a row.
  func show(_ color: UIColor, every distance: CGFloat) {
    guard (self.color, self.distance) != (color, distance) else { return }
    (self.color, self.distance) = (color, distance)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    let line = 1 / max(1, traitCollection.displayScale)
    // Lines are at least 1 point apart, so that their number stays small.
    let bottoms = stride(from: distance, through: bounds.height + line, by: max(1, distance))
    for bottom in bottoms.prefix(Self.limit) {
      UIRectFill(CGRect(x: 0, y: bottom - line, width: bounds.width, height: line))
    }
  }
}
