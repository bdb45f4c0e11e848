import Foundation

/// The subviews that a cell makes itself: for its style, its accessory, its selection, its editing
/// controls and its separator.
@MainActor struct TableCellParts {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  let accessory = TableAccessory(frame: .zero)
  let separator = UIView(frame: .zero)
  var editControl: EditControl?
  var grip: ReorderGrip?
  /// The grey view behind the content of a selected row, used if the app has set no background view
  /// for selected rows.
  var selectedPlane: UIView?
  var separatorInset: UIEdgeInsets?
}

/// The accessory view at the trailing side of a row, which draws the symbol of an accessory type.
final class TableAccessory: UIView {
  var type = UITableViewCell.AccessoryType.none {
    didSet { if type != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private static let chevron = CGSize(width: 8, height: 13)
  private static let gap: CGFloat = 8

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: Self.chevron
    case .checkmark: CGSize(width: 14, height: 11)
    case .detailButton: CGSize(width: 22, height: 22)
    case .detailDisclosureButton: CGSize(width: 22 + Self.gap + Self.chevron.width, height: 22)
    }
  }

  override func draw(_ rect: CGRect) {
    switch type {
    case .none: break
    case .checkmark: drawCheckmark()
    case .disclosureIndicator: drawChevron()
    case .detailButton: drawDetail()
    case .detailDisclosureButton:
      drawDetail()
      drawChevron()
    }
  }

  private func drawChevron() {
    let size = Self.chevron
    let box = mirrored(
      CGRect(
        x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height
      )
    ).insetBy(dx: 1, dy: 1)
    let (back, front) = isRightToLeft ? (box.maxX, box.minX) : (box.minX, box.maxX)
    stroke(
      [
        CGPoint(x: back, y: box.minY), CGPoint(x: front, y: box.midY),
        CGPoint(x: back, y: box.maxY),
      ], .tertiaryLabel)
  }

  private func drawCheckmark() {
    let box = bounds.insetBy(dx: 1, dy: 1)
    stroke(
      [
        CGPoint(x: box.minX, y: box.minY + box.height * 0.55),
        CGPoint(x: box.minX + box.width * 0.36, y: box.maxY), CGPoint(x: box.maxX, y: box.minY),
      ], tintColor)
  }

  private func drawDetail() {
    guard let image = ButtonPicture(.detailDisclosure)?.image else { return }
    let frame = CGRect(x: 0, y: (bounds.height - 22) / 2, width: 22, height: 22)
    // The symbol's image has a margin around the circle, which extends beyond the 22 points.
    let place = mirrored(
      frame.insetBy(dx: (22 - image.size.width) / 2, dy: (22 - image.size.height) / 2))
    image.withTintColor(tintColor).draw(in: place)
  }

  private func stroke(_ points: [CGPoint], _ color: UIColor) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
