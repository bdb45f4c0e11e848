import Foundation

extension UIButton {
  /// Whether the title is that of the action chosen in the menu (fact LI78).
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
      && isContextMenuInteractionEnabled
  }

  /// The chosen element of the menu, whose title a pop-up button shows; nil for any other button.
  private var chosenElement: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

  /// The title of the chosen action; nil if the button shows its own title.
  var chosenTitle: String? { chosenElement?.title }

  /// The configuration of the menu; nil if there is no menu.
  var menuConfiguration: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let made = UIContextMenuConfiguration(actionProvider: { _ in menu })
    made.preferredMenuElementOrder = preferredMenuElementOrder
    return made
  }

  /// Enables the interaction for a menu that was set.
  func adoptMenu() {
    if menu != nil { isContextMenuInteractionEnabled = true }
    selectionMayHaveChanged()
  }

  /// Chooses the menu's first action if the button shows the chosen action's title and none is
  /// chosen.
  func selectionMayHaveChanged() {
    if isPopUp, let menu, menu.selectedElements.isEmpty {
      let first = menu.leaves.lazy.compactMap { $0 as? UIAction }.first
      first.map(menu.select)
    }
    contentDidChange()
    invalidateIntrinsicContentSize()
  }

  func take(chosen action: UIAction) {
    guard isPopUp, let menu else { return }
    menu.select(action)
    contentDidChange()
    invalidateIntrinsicContentSize()
  }
}

extension UIButton {
  /// Whether a configured button shows the chevrons of a pop-up button (fact LI78).
  func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .automatic: isPopUp
    case .none: false
    case .popup: true
    }
  }

  /// The width of the chevrons with their distance from the content, in points.
  static var indicatorWidth: CGFloat { MenuGlyph.size.width + 4 }

  /// Shows or hides the chevrons.
  func showIndicator(_ shown: Configuration) {
    let shows = showsIndicator(shown)
    guard shows || parts.indicator != nil else { return }
    let glyph = parts.indicator ?? MenuGlyph(.upAndDown)
    if parts.indicator == nil {
      parts.indicator = glyph
      addSubview(glyph)
    }
    glyph.isHidden = !shows
    let base = shown.baseForegroundColor
    let color = shown.indicatorColorTransformer?(base ?? tintColor) ?? base
    if glyph.state.tintColor != color { glyph.tintColor = color }
  }
}
