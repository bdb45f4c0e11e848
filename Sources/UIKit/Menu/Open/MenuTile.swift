import Foundation

/// An element of an open menu in a row of tiles: its image, and its title below if the tiles have
/// titles.
final class MenuTile: UIControl {
  /// The heights of tiles without and with titles, in points.
  static let smallHeight: CGFloat = 44
  static let mediumHeight: CGFloat = 66
  /// The height in points of the area in which images are centred, so that all titles are on one
  /// line.
  private static let imageHeight: CGFloat = 22

  let element: UIMenuElement
  private let image: UIImageView?
  private let title: UILabel?
  /// Whether the tile is as high as tiles with titles.
  let showsTitle: Bool

  /// Makes the tile of an element; a tile without an image shows its title in any case.
  init(_ element: UIMenuElement, hasTitle: Bool) {
    self.element = element
    let isOn = element.shownState == .on
    let shown = (isOn ? (element as? UIAction)?.selectedImage : nil) ?? element.image
    image = shown.map { UIImageView(image: $0.withRenderingMode(.forBars($0))) }
    title = hasTitle || shown == nil ? UILabel() : nil
    showsTitle = hasTitle
    super.init(frame: .zero)
    isEnabled = !element.shownAttributes.contains(.disabled)
    title?.text = element.title
    title?.font = .preferredFont(forTextStyle: .footnote)
    title?.textAlignment = .center
    image?.contentMode = .center
    let isRed = element.shownAttributes.contains(.destructive)
    let color: UIColor = !isEnabled ? .tertiaryLabel : isRed ? .systemRed : .label
    title?.textColor = color
    image?.tintColor = color
    if isOn { backgroundColor = .tertiarySystemFill }
    for view in [image, title] { view.map(addSubview) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = title?.sizeThatFits(bounds.size).height ?? 0
    let gap: CGFloat = image == nil || title == nil ? 0 : 4
    let picture = image == nil ? 0 : Self.imageHeight
    let top = (bounds.height - picture - gap - line) / 2
    let grid = PixelGrid(scale: traitCollection.displayScale)
    image?.frame = CGRect(x: 0, y: grid.round(top), width: bounds.width, height: picture)
    title?.frame = CGRect(
      x: 4, y: grid.round(top + picture + gap), width: bounds.width - 8, height: line)
  }
}
