import Foundation

/// The view of a system accessory: chevrons, a check mark, lines, or a circle with or without a
/// mark.
///
/// The shapes are designed in points for the default text size, and are scaled with the text size.
final class ListAccessoryMark: UIView {
  private let accessory: UICellAccessory
  private var isSelected = false
  private var isExpanded = false
  /// The colour of the mark on a background of the tint colour; nil for other backgrounds, and if
  /// the accessory has a tint colour of its own.
  private var overlay: UIColor?

  /// A point of a line, in the coordinates of `box`.
  private typealias Mark = (x: CGFloat, y: CGFloat)

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = accessory.isTappable
    tintColor = accessory.options.tint
  }

  required init?(coder: NSCoder) { nil }

  /// Marks the accessory to be drawn for a state of its cell (facts LI36, LI37).
  func show(_ state: UICellConfigurationState, overTint isOverTint: Bool) {
    let new = isOverTint && accessory.options.tint == nil ? UIColor.white : nil
    guard (isSelected, isExpanded, overlay) != (state.isSelected, state.isExpanded, new) else {
      return
    }
    (isSelected, isExpanded, overlay) = (state.isSelected, state.isExpanded, new)
    setNeedsDisplay()
  }

  /// Performs the accessory's action when a touch ends.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (superview as? UICollectionViewListCell)?.perform(accessory)
  }

  // MARK: Drawing

  /// The size of the box in which the accessory is drawn, in points.
  ///
  /// The box of a chevron is wider than the drawn shape of 6.7 by 11.7 points, which ends 2.7
  /// points before the margin (fact LI33).
  private var box: CGSize {
    switch accessory.accessoryType {
    case .disclosureIndicator: CGSize(width: 12, height: 14)
    case .popUpMenu: CGSize(width: 12, height: 17)
    case .outlineDisclosure: CGSize(width: 14, height: 14)
    case .checkmark: CGSize(width: 14, height: 13)
    case .reorder: CGSize(width: 18, height: 11)
    case .delete, .insert, .multiselect, .detail: CGSize(width: 22, height: 22)
    case .label, .customView: .zero
    }
  }

  private var scale: CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traitCollection) / 100
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    let (box, scale) = (box, scale)
    return CGSize(
      width: pixels.round(box.width * scale), height: pixels.round(box.height * scale))
  }

  override func draw(_ rect: CGRect) {
    let tint = accessory.options.tint ?? overlay
    switch accessory.accessoryType {
    case .disclosureIndicator:
      draw([[(3.7, 2.2), (8.3, 7), (3.7, 11.8)]], tint ?? .tertiaryLabel, mirrored: true)
    case .popUpMenu:
      draw(
        [[(2.5, 6.5), (6, 2.5), (9.5, 6.5)], [(2.5, 10.5), (6, 14.5), (9.5, 10.5)]],
        tint ?? .secondaryLabel)
    case .outlineDisclosure: drawOutline()
    case .checkmark: draw([[(1, 7.2), (5, 11.8), (13, 1.2)]], overlay ?? tintColor)
    case .reorder:
      draw(
        [[(1, 1), (17, 1)], [(1, 5.5), (17, 5.5)], [(1, 10), (17, 10)]], tint ?? .tertiaryLabel)
    case .delete:
      fillCircle(accessory.backgroundColor ?? .systemRed)
      draw([[(6, 11), (16, 11)]], tint ?? .white)
    case .insert:
      fillCircle(accessory.backgroundColor ?? .systemGreen)
      draw([[(6, 11), (16, 11)], [(11, 6), (11, 16)]], tint ?? .white)
    case .multiselect: drawSelection()
    case .detail: drawDetail()
    case .label, .customView: break
    }
  }

  /// Draws a chevron, which points down if the item is expanded.
  private func drawOutline() {
    let color: UIColor = overlay ?? tintColor
    if isExpanded { return draw([[(2.2, 4.7), (7, 9.3), (11.8, 4.7)]], color) }
    draw([[(4.7, 2.2), (9.3, 7), (4.7, 11.8)]], color, mirrored: true)
  }

  private func drawSelection() {
    guard isSelected else {
      UIColor.tertiaryLabel.setStroke()
      let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
      circle.lineWidth = 1.5 * scale
      return circle.stroke()
    }
    fillCircle(accessory.backgroundColor ?? tintColor)
    draw([[(6.5, 11.5), (9.5, 14.8), (15.5, 7.2)]], .white)
  }

  private func drawDetail() {
    guard let image = ButtonPicture(.detailDisclosure)?.image else { return }
    // The symbol's image has an empty margin around the circle, which extends beyond the
    // accessory's box.
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    image.withTintColor(overlay ?? tintColor).draw(
      in: bounds.insetBy(
        dx: (bounds.width - size.width) / 2, dy: (bounds.height - size.height) / 2))
  }

  private func fillCircle(_ color: UIColor) {
    color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }

  /// Strokes lines in the box, mirrored in a right-to-left reading direction if `mirrored` is true.
  private func draw(_ lines: [[Mark]], _ color: UIColor, mirrored: Bool = false) {
    let (path, scale, width) = (UIBezierPath(), scale, box.width)
    let isMirrored = mirrored && isRightToLeft
    for line in lines {
      for (index, mark) in line.enumerated() {
        let x = isMirrored ? width - mark.x : mark.x
        let point = CGPoint(x: x * scale, y: mark.y * scale)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.lineWidth = 2 * scale
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
