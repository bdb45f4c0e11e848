import Foundation

/// A button in a bar, which shows a title, an image or a custom view, or the back button with its
/// chevron.
final class BarButton: UIControl, ItemButton {
  let item: AnyObject
  private let content: UIView
  private let label: UILabel?
  private let chevron: BackChevron?
  private let fixedWidth: CGFloat
  private let action: UIAction?
  /// The possible titles of a back button, the preferred one first.
  private let titles: [String]
  private static let gap: CGFloat = 6

  /// Makes the button for an item.
  ///
  /// For a space the button is empty, and only separates other buttons.
  init(_ item: UIBarButtonItem, tint: UIColor) {
    let color = item.isEnabled ? item.tintColor ?? tint : .tertiaryLabel
    self.item = item
    fixedWidth = item.width
    action = item.primaryAction
    chevron = nil
    titles = []
    if let view = item.customView {
      (content, label) = (view, nil)
    } else if let image = item.image ?? (item.title == nil ? item.systemItem?.symbol : nil) {
      let imageView = UIImageView(image: image.withRenderingMode(.forBars(image)))
      imageView.tintColor = color
      (content, label) = (imageView, nil)
    } else if item.title == nil, let glyph = item.systemItem?.glyph {
      content = BarGlyphView(glyph)
      content.tintColor = color
      label = nil
    } else {
      let made = UILabel()
      let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
      BarText(
        item.normalAttributes, font: .systemFont(ofSize: 17, weight: weight), color: color
      ).apply(item.title, to: made)
      (content, label) = (made, made)
    }
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    addSubview(content)
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.menu != nil && action == nil && item.action == nil
  }

  /// Makes the back button that returns to an item.
  init(backTo item: UINavigationItem, tint: UIColor, action: UIAction) {
    let (made, arrow) = (UILabel(), BackChevron(frame: .zero))
    titles = item.backTitles
    BarText(item.backBarButtonItem?.normalAttributes, font: .systemFont(ofSize: 17), color: tint)
      .apply(titles.first, to: made)
    arrow.tintColor = tint
    (content, label, chevron, fixedWidth) = (made, made, arrow, 0)
    self.action = action
    self.item = item
    super.init(frame: .zero)
    addSubview(arrow)
    addSubview(made)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether this is the back button.
  var leadsBack: Bool { chevron != nil }

  /// Performs the button's action, or calls its item's target, if the button is enabled.
  func tap() {
    guard isEnabled else { return }
    if let action { return action.perform(from: item) }
    guard let item = item as? UIBarButtonItem, let action = item.action else { return }
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
  }

  override func tapped(at point: CGPoint, with event: UIEvent?) { tap() }
  override var menuSender: Any { item }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = item as? UIBarButtonItem, let menu = item.menu else { return nil }
    let made = UIContextMenuConfiguration(actionProvider: { _ in menu })
    made.preferredMenuElementOrder = item.preferredMenuElementOrder
    return made
  }

  /// Shows the first title that fits a width; if none fits, only the chevron is shown.
  func shorten(to width: CGFloat) {
    guard let label, leadsBack else { return }
    label.text = titles.first { title in
      label.text = title
      return sizeThatFits(.zero).width <= width
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = contentSize
    let arrow = chevron == nil ? 0 : BackChevron.size.width + (inner.width > 0 ? Self.gap : 0)
    let width = fixedWidth > 0 ? fixedWidth : inner.width + arrow
    return CGSize(
      width: width, height: max(inner.height, chevron == nil ? 0 : BackChevron.size.height))
  }

  /// Whether the button shows the custom view of its item.
  var showsCustomView: Bool { (item as? UIBarButtonItem)?.customView != nil }

  private var contentSize: CGSize {
    showsCustomView ? content.fittingBarSize : content.sizeThatFits(.zero)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentSize
    chevron?.frame = mirrored(
      CGRect(
        x: 0, y: (bounds.height - BackChevron.size.height) / 2, width: BackChevron.size.width,
        height: BackChevron.size.height))
    let start = chevron == nil ? (bounds.width - inner.width) / 2 : bounds.width - inner.width
    content.frame = mirrored(
      CGRect(
        x: start, y: (bounds.height - inner.height) / 2, width: inner.width, height: inner.height))
  }
}

final class BackChevron: UIView {
  static let size = CGSize(width: 12, height: 21)
  private static let lineWidth: CGFloat = 2.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let inner = bounds.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
    let (back, front) = isRightToLeft ? (inner.minX, inner.maxX) : (inner.maxX, inner.minX)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: back, y: inner.minY))
    path.addLine(to: CGPoint(x: front, y: inner.midY))
    path.addLine(to: CGPoint(x: back, y: inner.maxY))
    path.lineWidth = Self.lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}

extension UIView {
  /// Converts a frame whose x coordinate is measured from the leading side to the view's
  /// coordinates.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

extension UIImage.RenderingMode {
  /// Returns the rendering mode for an image in a bar: template, unless the image is always
  /// original.
  static func forBars(_ image: UIImage) -> Self {
    image.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate
  }
}
