import Foundation

/// The buttons and titles of the navigation bar.
extension UINavigationBar {
  /// The distance of a large title and of the prompt from the sides, in points (facts K5, AL68).
  private var sideMargin: CGFloat { traitCollection.horizontalSizeClass == .regular ? 20 : 16 }
  /// The distance of the outermost button from the side, in points (fact E35).
  private var itemMargin: CGFloat {
    let isInset = safeAreaInsets.left > 0 || safeAreaInsets.right > 0
    return bounds.width >= Self.wide && !isInset ? 20 : 16
  }
  /// The minimum width of a bar with the larger margin, in points.
  private static let wide: CGFloat = 414
  /// The distance between two buttons, and between a button and the title, in points.
  private static let gap: CGFloat = 12
  /// The distance between two custom views, in points (fact E34).
  private static let customGap: CGFloat = 8
  /// The distance of a large title above the middle of its row, in points (fact E40).
  private static let largeTitleRise: CGFloat = 2
  /// The distance of the back button's chevron from the side, in points.
  ///
  /// It is less than that of other buttons.
  private static let chevronMargin: CGFloat = 8

  func makeContent() {
    let old = leading + trailing
    for view in old { view.removeFromSuperview() }
    // A title view that stays in the bar is not removed, so that it takes part in animations of the
    // bar.
    if titleView !== topItem?.titleView || isSearching { titleView?.removeFromSuperview() }
    showBackground()
    let item = topItem
    for button in item?.barButtonItems ?? [] { button.bar = self }
    // During a search, the search bar replaces the title and the buttons.
    leading = isSearching ? [] : backButtons + buttons(item?.leftBarButtonItems)
    let pinned: [UIBarButtonItem] = item?.pinnedTrailingGroup?.barButtonItems.reversed() ?? []
    trailing = isSearching ? [] : buttons(pinned + (item?.rightBarButtonItems ?? []))
    titleView = isSearching ? nil : item?.titleView
    for view in leading + trailing {
      addSubview(view)
      view.takePlace(of: old)
    }
    if let titleView { addSubview(titleView) }
    showSearchBar()
    writeTitles(isSearching ? nil : item?.title)
    writePrompt(isSearching ? nil : item?.prompt)
  }

  private func showBackground() {
    guard !isClear else { return background.clear() }
    background.apply(look, tint: barTintColor, isTranslucent: isTranslucent)
    background.hasHairline = !showsLargeTitle || edgeLook != nil
    background.show(presentBackgroundImage, shadow: shadowImage, over: look)
  }

  private func writeTitles(_ title: String?) {
    BarText(
      titleAttributes,
      font: .systemFont(ofSize: 17, weight: .semibold), color: .label
    ).apply(title, to: titleLabel)
    BarText(
      largeTitleAttributes,
      font: .systemFont(ofSize: 34, weight: .bold), color: .label
    ).apply(title, to: largeTitleLabel)
  }

  /// The attributes of the title in the current appearance.
  var titleAttributes: [NSAttributedString.Key: Any] {
    attributes(look?.titleTextAttributes, titleTextAttributes)
  }

  /// The attributes of a large title in the current appearance.
  var largeTitleAttributes: [NSAttributedString.Key: Any] {
    attributes(look?.largeTitleTextAttributes, largeTitleTextAttributes)
  }

  /// Merges text attributes; those of an appearance override those of the bar.
  private func attributes(
    _ look: [NSAttributedString.Key: Any]?, _ own: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any] { (own ?? [:]).merging(look ?? [:]) { $1 } }

  private func buttons(_ items: [UIBarButtonItem]?) -> [BarButton] {
    (items ?? []).filter { !$0.isHidden }.map { BarButton($0, tint: tintColor) }
  }

  private var backButtons: [BarButton] {
    guard let item = topItem, let backItem, !item.hidesBackButton else { return [] }
    // The item's left buttons replace the back button, unless the item requests both.
    let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty
    guard item.leftItemsSupplementBackButton || !isReplaced else { return [] }
    let action = UIAction { [weak self] _ in
      if let goBack = self?.goBack { goBack() } else { self?.popItem(animated: true) }
    }
    return [BarButton(backTo: backItem, tint: tintColor, action: action)]
  }

  func arrange() {
    // The background extends behind the status bar.
    let above = max(0, frame.minY)
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let height = BarHeights(for: self).navigation
    let insets = NSDirectionalEdgeInsets(safeAreaInsets, isRightToLeft: isRightToLeft)
    let margin = leading.first?.leadsBack == true ? Self.chevronMargin : itemMargin
    let start = place(leading, from: insets.leading + margin, height: height)
    let end = bounds.width - placeTrailing(from: insets.trailing + itemMargin, height: height)
    placeTitle(from: start, to: end, height: height)
    largeTitleLabel.isHidden = !showsLargeTitle
    placeSearchBar()
    placePrompt(from: insets.leading + sideMargin, to: insets.trailing + sideMargin)
    let large = largeTitleLabel.sizeThatFits(.zero)
    largeTitleLabel.frame = mirrored(
      CGRect(
        x: insets.leading + sideMargin,
        y: promptRowHeight + height
          + PixelGrid(scale: traitCollection.displayScale)
          .round((BarHeights.largeTitle - large.height) / 2 - Self.largeTitleRise),
        width: max(0, bounds.width - insets.leading - insets.trailing - 2 * sideMargin),
        height: large.height))
  }

  /// Places buttons from the leading side, and returns the start of the space for the title.
  private func place(_ buttons: [BarButton], from start: CGFloat, height: CGFloat) -> CGFloat {
    var x = start
    for (index, button) in buttons.enumerated() {
      button.shorten(to: bounds.width / 3)
      let size = button.sizeThatFits(.zero)
      button.frame = mirrored(row(x, size, height))
      x += size.width + Self.gap(after: index, in: buttons)
    }
    return x
  }

  /// Places buttons from the trailing side, and returns the distance between that side and the
  /// space for the title.
  private func placeTrailing(from start: CGFloat, height: CGFloat) -> CGFloat {
    var x = start
    for (index, button) in trailing.enumerated() {
      let size = button.sizeThatFits(.zero)
      button.frame = mirrored(row(bounds.width - x - size.width, size, height))
      x += size.width + Self.gap(after: index, in: trailing)
    }
    return x
  }

  /// Returns the distance between a button and the next one, or the title.
  private static func gap(after index: Int, in buttons: [BarButton]) -> CGFloat {
    let pair = buttons[index...].prefix(2)
    return pair.count == 2 && pair.allSatisfy(\.showsCustomView) ? customGap : gap
  }

  /// Centres the title in the bar.
  ///
  /// If a button is in the way, the title is moved, and if necessary narrowed, to fit between the
  /// buttons.
  private func placeTitle(from start: CGFloat, to end: CGFloat, height: CGFloat) {
    let title = titleView ?? titleLabel
    titleLabel.isHidden = titleView != nil || showsLargeTitle
    let wish = titleView.map(\.fittingBarSize) ?? titleLabel.sizeThatFits(.zero)
    let width = min(wish.width, max(0, end - start))
    let x = min(max((bounds.width - width) / 2, start), max(start, end - width))
    title.frame = mirrored(row(x, CGSize(width: width, height: wish.height), height))
  }

  /// Returns a frame that is centred vertically in the row of the title, with its origin on whole
  /// pixels.
  private func row(_ x: CGFloat, _ size: CGSize, _ height: CGFloat) -> CGRect {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGRect(
      x: grid.round(x), y: promptRowHeight + grid.round((height - size.height) / 2),
      width: size.width, height: size.height)
  }
}

extension UIView {
  /// The size of a title view or of a custom view in a bar: that of its bounds, or the fitting size
  /// if the bounds are empty (fact E34).
  var fittingBarSize: CGSize {
    guard bounds.isEmpty else { return bounds.size }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
