import Foundation

/// The layout of a search bar's subviews.
extension UISearchBar {
  /// The distance in points of the field from the sides of a bar outside a navigation bar (fact
  /// LI81).
  private static let margin: CGFloat = 8
  /// The distance between the field and the cancel button in points, chosen for this package.
  private static let cancelGap: CGFloat = 12
  private static let bookmarkSide: CGFloat = 24

  var arrangement: SearchBarArrangement {
    SearchBarArrangement(
      isInNavigationBar: isInNavigationBar, hasScopes: areScopesShown, hasPrompt: prompt != nil,
      isOld: UIEnvironment.current.systemVersion <= 10)
  }

  /// Whether the scope buttons are shown: `showsScopeBar` is set and there are titles.
  var areScopesShown: Bool { showsScopes && !(scopeButtonTitles ?? []).isEmpty }

  /// The distances of the content from the leading and trailing sides of the bar.
  private var margins: NSDirectionalEdgeInsets {
    let insets = NSDirectionalEdgeInsets(safeAreaInsets, isRightToLeft: isRightToLeft)
    let isWide = traitCollection.horizontalSizeClass == .regular
    let side = isInNavigationBar ? isWide ? 20 : 16 : Self.margin
    return NSDirectionalEdgeInsets(
      top: 0, leading: insets.leading + side, bottom: 0, trailing: insets.trailing + side)
  }

  func placeParts() {
    placeBackground()
    let (rows, margins) = (arrangement, margins)
    let width = max(0, bounds.width - margins.leading - margins.trailing)
    promptLabel.text = prompt
    promptLabel.frame = CGRect(
      x: margins.leading, y: 4, width: width,
      height: prompt == nil ? 0 : SearchBarArrangement.prompt)
    let cancelWidth = placeCancel(rows, margins)
    searchTextField.frame = mirrored(
      CGRect(
        x: margins.leading, y: rows.fieldTop, width: max(0, width - cancelWidth),
        height: rows.field)
    ).offsetBy(
      dx: searchFieldBackgroundPositionAdjustment.horizontal,
      dy: searchFieldBackgroundPositionAdjustment.vertical)
    searchTextField.iconOffset = positionAdjustment(for: .search)
    scopes.isHidden = !areScopesShown
    scopes.frame = mirrored(
      CGRect(
        x: margins.leading, y: rows.scopesTop, width: width, height: SearchBarArrangement.scopes))
    placeBookmark()
    showImages()
  }

  /// Places the cancel button, and returns the width by which it shortens the field.
  private func placeCancel(
    _ rows: SearchBarArrangement, _ margins: NSDirectionalEdgeInsets
  ) -> CGFloat {
    cancelButton.isHidden = !showsCancel
    guard showsCancel else { return 0 }
    let width = cancelButton.intrinsicContentSize.width.rounded(.up)
    cancelButton.frame = mirrored(
      CGRect(
        x: bounds.width - margins.trailing - width, y: rows.fieldTop, width: width,
        height: rows.field))
    return width + Self.cancelGap
  }

  private func placeBookmark() {
    bookmarkButton.isHidden = !showsBookmarkButton || searchTextField.hasText
    let (field, side) = (searchTextField.frame, Self.bookmarkSide)
    let x = isRightToLeft ? field.minX + 6 : field.maxX - side - 6
    let offset = positionAdjustment(for: .bookmark)
    bookmarkButton.frame = CGRect(
      x: x + offset.horizontal, y: field.midY - side / 2 + offset.vertical, width: side,
      height: side)
    bookmarkButton.setImage(
      images[.bookmark] ?? UIImage(systemName: "book"), for: .normal)
  }

  private func placeBackground() {
    let image = backgroundImage
    background.apply(nil, tint: barTintColor, isTranslucent: isTranslucent)
    background.hasHairline = true
    background.show(image, shadow: nil, over: nil)
    background.isHidden = isInNavigationBar || searchBarStyle == .minimal && image == nil
    background.frame = bounds
  }

  /// Shows the app's image instead of the magnifying glass.
  private func showImages() {
    guard let image = images[.search] else { return }
    let shown = (searchTextField.leftView as? UIImageView) ?? UIImageView(image: image)
    shown.image = image
    shown.tintColor = .secondaryLabel
    shown.frame.size = image.size
    searchTextField.leftView = shown
  }
}
