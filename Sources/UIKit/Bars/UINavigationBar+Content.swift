import Foundation

/// The content of the bar.
extension UINavigationBar {
  /// The distance of the outermost button from the side (facts K5, AL68).
  private var sideMargin: CGFloat { traitCollection.horizontalSizeClass == .regular ? 20 : 16 }
  /// The distance between two buttons, and between a button and the title.
  private static let gap: CGFloat = 12
  /// The back button's chevron is nearer to the side than other buttons.
  private static let chevronMargin: CGFloat = 8

  func makeContent() {
    let old = leading + trailing
    for view in old { view.removeFromSuperview() }
    // One that stays goes with the bar in an animation.
    if titleView !== topItem?.titleView { titleView?.removeFromSuperview() }
    background.apply(look, tint: barTintColor, isTranslucent: isTranslucent)
    background.hasHairline = !showsLargeTitle
    background.show(presentBackgroundImage, shadow: shadowImage)
    let item = topItem
    for button in item?.barButtonItems ?? [] { button.bar = self }
    leading = backButtons + buttons(item?.leftBarButtonItems)
    trailing = buttons(item?.rightBarButtonItems)
    titleView = item?.titleView
    for view in leading + trailing {
      addSubview(view)
      view.takePlace(of: old)
    }
    if let titleView { addSubview(titleView) }
    writeTitles(item?.title)
  }

  private func writeTitles(_ title: String?) {
    let look = look
    BarText(
      attributes(look?.titleTextAttributes, titleTextAttributes),
      font: .systemFont(ofSize: 17, weight: .semibold), color: .label
    ).apply(title, to: titleLabel)
    BarText(
      attributes(look?.largeTitleTextAttributes, largeTitleTextAttributes),
      font: .systemFont(ofSize: 34, weight: .bold), color: .label
    ).apply(title, to: largeTitleLabel)
  }

  /// Returns the attributes of an appearance over those of the bar itself.
  private func attributes(
    _ look: [NSAttributedString.Key: Any]?, _ own: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any] { (own ?? [:]).merging(look ?? [:]) { $1 } }

  private func buttons(_ items: [UIBarButtonItem]?) -> [BarButton] {
    (items ?? []).map { BarButton($0, tint: tintColor) }
  }

  private var backButtons: [BarButton] {
    guard let item = topItem, let backItem, !item.hidesBackButton else { return [] }
    // Buttons of the item's own take the place of the way back unless it says otherwise.
    let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty
    guard item.leftItemsSupplementBackButton || !isReplaced else { return [] }
    let action = UIAction { [weak self] _ in
      if let goBack = self?.goBack { goBack() } else { self?.popItem(animated: true) }
    }
    return [BarButton(backTo: backItem, tint: tintColor, action: action)]
  }

  func arrange() {
    // The bar's colour goes on behind the status bar.
    let above = max(0, frame.minY)
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let height = BarHeights(traitCollection).navigation
    let insets = NSDirectionalEdgeInsets(safeAreaInsets, isRightToLeft: isRightToLeft)
    let margin = leading.first?.leadsBack == true ? Self.chevronMargin : sideMargin
    let start = place(leading, from: insets.leading + margin, height: height)
    let end = bounds.width - placeTrailing(from: insets.trailing + sideMargin, height: height)
    placeTitle(from: start, to: end, height: height)
    largeTitleLabel.isHidden = !showsLargeTitle
    let large = largeTitleLabel.sizeThatFits(.zero)
    largeTitleLabel.frame = mirrored(
      CGRect(
        x: insets.leading + sideMargin,
        y: height
          + PixelGrid(scale: traitCollection.displayScale)
          .round((BarHeights.largeTitle - large.height) / 2),
        width: max(0, bounds.width - insets.leading - insets.trailing - 2 * sideMargin),
        height: large.height))
  }

  /// Places buttons from the leading side; returns where the title may begin.
  private func place(_ buttons: [BarButton], from start: CGFloat, height: CGFloat) -> CGFloat {
    buttons.reduce(start) { x, button in
      button.shorten(to: bounds.width / 3)
      let size = button.sizeThatFits(.zero)
      button.frame = mirrored(row(x, size, height))
      return x + size.width + Self.gap
    }
  }

  /// Places buttons from the trailing side; returns how far from it the title must end.
  private func placeTrailing(from start: CGFloat, height: CGFloat) -> CGFloat {
    trailing.reduce(start) { x, button in
      let size = button.sizeThatFits(.zero)
      button.frame = mirrored(row(bounds.width - x - size.width, size, height))
      return x + size.width + Self.gap
    }
  }

  /// Centres the title in the bar, or where that has no place for it, between the buttons.
  private func placeTitle(from start: CGFloat, to end: CGFloat, height: CGFloat) {
    let title = titleView ?? titleLabel
    titleLabel.isHidden = titleView != nil || showsLargeTitle
    let wish = titleView.map(\.fittingBarSize) ?? titleLabel.sizeThatFits(.zero)
    let width = min(wish.width, max(0, end - start))
    let x = min(max((bounds.width - width) / 2, start), max(start, end - width))
    title.frame = mirrored(row(x, CGSize(width: width, height: wish.height), height))
  }

  /// Returns a frame in the middle of the bar's height, on whole pixels.
  private func row(_ x: CGFloat, _ size: CGSize, _ height: CGFloat) -> CGRect {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGRect(
      x: grid.round(x), y: grid.round((height - size.height) / 2), width: size.width,
      height: size.height)
  }
}

extension UIView {
  /// The size of a title's view: its own, or without one the size that fits its content.
  fileprivate var fittingBarSize: CGSize {
    guard bounds.isEmpty else { return bounds.size }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
