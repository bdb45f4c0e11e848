import Foundation

/// A wheel of a picker: the selected row and its visible neighbours.
final class WheelColumn: UIView {
  /// A row of the wheel: an offset from the selected row, and the view that shows it.
  struct Row {
    let offset: Int
    let view: UIView
  }

  private(set) var rows: [Row] = []
  var rowHeight: CGFloat = WheelColumn.standardRowHeight { didSet { setNeedsLayout() } }
  /// The default height of a row in points (fact LI84).
  static let standardRowHeight: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var geometry: WheelGeometry { WheelGeometry(height: bounds.height, rowHeight: rowHeight) }

  /// Shows the rows from `-reach` to `reach` around the selected one; the closure returns the view
  /// of a row, or nil beyond the first or the last row.
  func show(in reach: Int, _ view: (Int) -> UIView?) {
    for row in rows { row.view.removeFromSuperview() }
    rows = (-reach...max(reach, -reach)).compactMap { offset in
      view(offset).map { Row(offset: offset, view: $0) }
    }
    for row in rows { addSubview(row.view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let geometry = geometry
    for row in rows {
      // The frame is set while the transform is the identity, since `frame` is undefined with a
      // transform.
      row.view.transform = .identity
      row.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      row.view.center = CGPoint(
        x: bounds.midX, y: bounds.midY + geometry.middle(at: row.offset))
      row.view.transform = CGAffineTransform(scaleX: 1, y: geometry.flattening(at: row.offset))
      row.view.alpha = geometry.opacity(at: row.offset)
    }
  }

  /// Returns a label for a row's title: 21 points, in the middle (fact LI84).
  static func label(_ title: String) -> UILabel {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    return label
  }
}

/// The band behind the selected rows of a picker's wheels.
final class WheelBand: UIView {
  /// The distance from the sides of the picker in points, chosen for this package.
  static let margin: CGFloat = 9

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { nil }

  /// Places the band in the middle of a picker, as high as a row.
  func place(in bounds: CGRect, rowHeight: CGFloat) {
    let width = max(0, bounds.width - 2 * Self.margin)
    frame = CGRect(
      x: Self.margin, y: (bounds.height - rowHeight) / 2, width: width, height: rowHeight)
  }
}
