import Foundation

/// A row of an open menu: a mark, such as a checkmark or a chevron, its title, its subtitle and its
/// image.
///
///     │ ✓ Title                 image │
///     │   Subtitle                    │
final class MenuRow: UIControl {
  /// The distances of the title from the leading side, without and with a column for checkmarks, in
  /// points.
  private static let margin: CGFloat = 16
  private static let markedMargin: CGFloat = 36
  /// The width in points of the column at the trailing side in which images are centred.
  private static let imageColumn: CGFloat = 48
  static let leastHeight: CGFloat = 44

  let element: UIMenuElement
  private let glyph: MenuGlyph?
  private let title = UILabel()
  private let subtitle: UILabel?
  private let image: UIImageView?
  private let indents: Bool

  /// Makes the row of an element.
  ///
  /// If `indents` is true, the title is beside the column for checkmarks, even if the row has none.
  init(_ element: UIMenuElement, sign: MenuGlyph.Sign?, indents: Bool) {
    self.element = element
    self.indents = indents
    glyph = sign.map(MenuGlyph.init)
    subtitle = element.subtitle.map { _ in UILabel() }
    image = element.image.map { UIImageView(image: Self.template($0)) }
    super.init(frame: .zero)
    isEnabled = !element.shownAttributes.contains(.disabled)
    show()
    for view in [glyph, title, subtitle, image] { view.map(addSubview) }
  }

  required init?(coder: NSCoder) { nil }

  private static func template(_ image: UIImage) -> UIImage {
    image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  /// The colour of the title, the image and the mark.
  private var color: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return element.shownAttributes.contains(.destructive) ? .systemRed : .label
  }

  private func show() {
    title.text = element.title
    title.font = .preferredFont(forTextStyle: .body)
    title.numberOfLines = 2
    subtitle?.text = element.subtitle
    subtitle?.font = .preferredFont(forTextStyle: .footnote)
    subtitle?.numberOfLines = 2
    subtitle?.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    image?.contentMode = .center
    title.textColor = color
    image?.tintColor = color
    glyph?.tintColor = color
  }

  override func stateDidChange() {
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  private var start: CGFloat { indents ? Self.markedMargin : Self.margin }

  private func textHeights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let end = image == nil ? Self.margin : Self.imageColumn
    let free = CGSize(width: max(0, width - start - end), height: .greatestFiniteMagnitude)
    return (title.sizeThatFits(free).height, subtitle?.sizeThatFits(free).height ?? 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let texts = textHeights(in: size.width)
    let height = (texts.title + texts.subtitle + 22).rounded(.up)
    return CGSize(width: size.width, height: max(Self.leastHeight, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let end = image == nil ? Self.margin : Self.imageColumn
    let width = max(0, bounds.width - start - end)
    let texts = textHeights(in: bounds.width)
    let top = (bounds.height - texts.title - texts.subtitle) / 2
    let grid = PixelGrid(scale: traitCollection.displayScale)
    title.frame = mirrored(
      CGRect(x: start, y: grid.round(top), width: width, height: texts.title))
    subtitle?.frame = mirrored(
      CGRect(x: start, y: grid.round(top) + texts.title, width: width, height: texts.subtitle))
    let mark = CGPoint(x: 10, y: (bounds.height - MenuGlyph.size.height) / 2)
    glyph?.frame = mirrored(CGRect(origin: mark, size: MenuGlyph.size))
    image?.frame = mirrored(
      CGRect(
        x: bounds.width - Self.imageColumn + 4, y: 0, width: Self.imageColumn - 8,
        height: bounds.height))
  }
}
