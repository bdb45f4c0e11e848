import Foundation

/// The button of a tab: an image above its title, or beside it if the bar has a compact height or a
/// regular width.
final class TabBarButton: UIControl, ItemButton {
  let item: AnyObject
  private let imageView: UIImageView
  private let label = UILabel()
  private let badge: UILabel?
  private let isBeside: Bool
  private let look: UITabBarItemStateAppearance
  private static let gap: CGFloat = 6
  private static let badgeHeight: CGFloat = 18

  /// Makes the button for an item; the fonts and colours of the appearance `look` replace those of
  /// the item.
  init(
    _ item: UITabBarItem, isSelected: Bool, isBeside: Bool, color: UIColor,
    look: UITabBarItemStateAppearance
  ) {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView = UIImageView(image: image.map { $0.withRenderingMode(.forBars($0)) })
    let state: UIControl.State = isSelected ? .selected : .normal
    let badgeAttributes = item.badgeTextAttributes(for: state) ?? [:]
    badge = item.badgeValue.map {
      Self.badge(
        $0, look.badgeBackgroundColor ?? item.badgeColor,
        badgeAttributes.merging(look.badgeTextAttributes) { $1 })
    }
    self.isBeside = isBeside
    self.look = look
    self.item = item
    super.init(frame: .zero)
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    imageView.tintColor = look.iconColor ?? color
    let font = UIFont.systemFont(ofSize: isBeside ? 13 : 10, weight: isBeside ? .regular : .medium)
    let attributes = item.attributes(isSelected: isSelected).merging(look.titleTextAttributes) {
      $1
    }
    BarText(attributes, font: font, color: color).apply(item.title, to: label)
    addSubview(imageView)
    addSubview(label)
    badge.map(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func tapped(at point: CGPoint, with event: UIEvent?) {
    guard let item = item as? UITabBarItem else { return }
    (superview as? UITabBar)?.didTap(item)
  }

  private static func badge(
    _ text: String, _ color: UIColor?, _ attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    let label = UILabel()
    BarText(attributes, font: .systemFont(ofSize: 13), color: .white).apply(text, to: label)
    label.textAlignment = .center
    label.backgroundColor = color ?? .systemRed
    label.layer.cornerRadius = badgeHeight / 2
    label.clipsToBounds = true
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, title) = (imageView.sizeThatFits(.zero), label.sizeThatFits(.zero))
    if isBeside { placeBeside(image, title) } else { placeAbove(image, title) }
    label.frame = label.frame.offsetBy(look.titlePositionAdjustment)
    placeBadge()
  }

  /// Places the title 2 points above the lower side, and centres the image between the upper side
  /// and a line 3 points below the title's upper side.
  private func placeAbove(_ image: CGSize, _ title: CGSize) {
    let width = min(title.width, bounds.width)
    let top = bounds.height - title.height - 2
    label.frame = snapped((bounds.width - width) / 2, top, width, title.height)
    imageView.frame = snapped(
      (bounds.width - image.width) / 2, (top + 3 - image.height) / 2, image.width, image.height)
  }

  private func placeBeside(_ image: CGSize, _ title: CGSize) {
    let gap = image.width > 0 && title.width > 0 ? Self.gap : 0
    let width = min(title.width, max(0, bounds.width - image.width - gap))
    let start = (bounds.width - image.width - gap - width) / 2
    imageView.frame = mirrored(
      snapped(start, (bounds.height - image.height) / 2, image.width, image.height))
    label.frame = mirrored(
      snapped(
        start + image.width + gap, (bounds.height - title.height) / 2, width, title.height))
  }

  /// Places the badge 2 points below the upper side of the button, beginning 4 points to the right
  /// of the image's centre.
  private func placeBadge() {
    guard let badge else { return }
    let width = max(Self.badgeHeight, badge.sizeThatFits(.zero).width + 10)
    badge.frame = CGRect(
      x: imageView.frame.midX + 4, y: 2, width: width, height: Self.badgeHeight
    ).offsetBy(look.badgePositionAdjustment)
  }

  private func snapped(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGRect(x: grid.round(x), y: grid.round(y), width: width, height: height)
  }
}

extension CGRect {
  fileprivate func offsetBy(_ offset: UIOffset) -> CGRect {
    offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
