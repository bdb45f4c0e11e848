import Foundation

/// The view of an open menu over the whole window, with the preview and the panel of the menu.
///
/// If there is a preview, the view dims the content behind it. A tap on the preview is reported to
/// the delegate; every tap beside the panel closes the menu.
final class MenuOverlay: UIView {
  private static let margin: CGFloat = 8

  private let presentation: MenuPresentation
  private let preview: MenuPreview?
  private let shadow = UIView()
  private(set) var panel: MenuPanel?
  /// The frame of the view that opened the menu, in the window, when the menu was last laid out.
  private var anchor = CGRect.zero

  init(_ presentation: MenuPresentation, preview: MenuPreview?, frame: CGRect) {
    (self.presentation, self.preview) = (presentation, preview)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let preview {
      backgroundColor = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
      }
      addSubview(preview)
    }
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  /// The menu whose elements are visible.
  var shownMenu: UIMenu { presentation.shownMenu }
  /// Whether the visible menu is a submenu.
  var showsSubmenu: Bool { presentation.path.count > 1 }

  /// Removes the panel, so that a new one is made for the visible menu at the next layout.
  func renewPanel() {
    panel?.removeFromSuperview()
    panel = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let view = presentation.request.anchor
    if view.window === window { anchor = view.convert(view.bounds, to: self) }
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let panel = panel ?? makePanel(isReversed: false)
    let size = size(of: panel)
    let placement = placement(size, in: area)
    place(panel, placement)
    guard presentation.isCompact, presentation.request.order != .fixed,
      placement.menu.minY < anchor.minY
    else { return }
    // The first element should be nearest to the view that opened the menu, so if the menu is above
    // this view, the order is reversed.
    panel.removeFromSuperview()
    place(makePanel(isReversed: true), placement)
  }

  private func makePanel(isReversed: Bool) -> MenuPanel {
    let made = MenuPanel(
      shownMenu, isSubmenu: showsSubmenu, isReversed: isReversed
    ) { [weak presentation] in presentation?.choose($0) }
    shadow.addSubview(made)
    panel = made
    return made
  }

  private func size(of panel: MenuPanel) -> CGSize {
    panel.sizeThatFits(CGSize(width: MenuPlacement.width, height: .greatestFiniteMagnitude))
  }

  private func placement(_ size: CGSize, in area: CGRect) -> MenuPlacement {
    guard let preview else {
      return MenuPlacement(menu: size, at: anchor, in: area, isRightToLeft: isRightToLeft)
    }
    var source = anchor
    if let origin = preview.origin {
      source.origin = origin.container.convert(origin.center, to: self)
      source.size = .zero
    }
    return MenuPlacement(
      menu: size, preview: preview.naturalSize ?? area.size, at: source, in: area,
      isRightToLeft: isRightToLeft)
  }

  private func place(_ panel: MenuPanel, _ placement: MenuPlacement) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let frame = placement.menu
    shadow.frame = CGRect(
      x: grid.round(frame.minX), y: grid.round(frame.minY), width: frame.width,
      height: frame.height)
    panel.frame = shadow.bounds
    preview?.frame = placement.preview
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if let preview, preview.frame.contains(point) {
      presentation.commit()
    } else {
      presentation.close()
    }
  }
}
