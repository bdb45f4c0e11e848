import Foundation

extension UITableViewCell {
  private var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
  /// The height of the separator in points: one pixel, or 0 if there is none.
  var separatorHeight: CGFloat { separatorColor == nil ? 0 : 1 / pixels.scale }
  private static var gap: CGFloat { 8 }

  var _textLabel: UILabel {
    if let label = parts.text { return label }
    let label = makeLabel(size: style == .value2 ? 12 : 17)
    if style == .value2 { label.textColor = tintColor }
    parts.text = label
    return label
  }

  var _detailTextLabel: UILabel? {
    if style == .default || parts.detail != nil { return parts.detail }
    let label = makeLabel(size: style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    parts.detail = label
    return label
  }

  var _imageView: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView()
    parts.image = view
    contentView.addSubview(view)
    return view
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  // MARK: Accessory, content view, separator

  private var accessory: UIView { shownAccessoryView ?? parts.accessory }

  private var accessorySize: CGSize {
    shownAccessoryView?.bounds.size ?? parts.accessory.sizeThatFits(.zero)
  }

  func replaceAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    showAccessoryView()
    setNeedsLayout()
  }

  /// Positions the content view, which ends 9 points before the accessory, if there is one (fact
  /// TV6), and sets its margins.
  func placeContentView() {
    showAccessoryView()
    parts.accessory.type = shownAccessoryView == nil ? shownAccessoryType : .none
    let (end, sides) = (accessorySize.width, innerSides)
    let width =
      bounds.width - sides.leading - sides.trailing - (end > 0 ? sideMargin + end + 9 : 0)
    let frame = mirrored(
      CGRect(
        x: sides.leading, y: 0, width: max(0, width), height: bounds.height - separatorHeight))
    if contentView.frame != frame { contentView.frame = frame }
    let margins = NSDirectionalEdgeInsets(
      top: 11, leading: sideMargin, bottom: 11, trailing: end > 0 ? Self.gap : sideMargin)
    setContentMargins(margins)
  }

  func placeParts() {
    let size = accessorySize
    parts.accessory.isHidden = shownAccessoryView != nil || size.width == 0
    accessory.frame = mirrored(
      CGRect(
        x: bounds.width - innerSides.trailing - sideMargin - size.width,
        y: pixels.round((contentView.frame.height - size.height) / 2), width: size.width,
        height: size.height))
    for background in [
      hosted.backgroundView, backgroundView, selectedBackgroundView, parts.selectedPlane,
    ] {
      background?.frame = bounds
    }
    placeEditControls()
    placeSeparator()
    placeTexts()
  }

  private func placeSeparator() {
    parts.separator.isHidden = separatorColor == nil
    parts.separator.backgroundColor = separatorColor
    let inset = shownSeparatorInset
    parts.separator.frame = mirrored(
      CGRect(
        x: inset.left, y: bounds.height - separatorHeight,
        width: max(0, bounds.width - inset.left - inset.right), height: separatorHeight))
    bringSubviewToFront(parts.separator)
  }

  /// The default insets of the separator, which extends from the start of the texts to the trailing
  /// edge of the cell (fact TV9).
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: innerSides.leading + textStart, bottom: 0, right: 0)
  }

  /// The insets with which the separator is drawn, from the cell's edges (fact TV11).
  private var shownSeparatorInset: UIEdgeInsets {
    let automatic = automaticSeparatorInset
    guard separatorReference == .fromAutomaticInsets,
      let own = parts.separatorInset ?? tableSeparatorInset
    else { return separatorInset }
    return UIEdgeInsets(
      top: 0, left: automatic.left + own.left, bottom: 0, right: automatic.right + own.right)
  }

  // MARK: Texts

  private var textStart: CGFloat {
    if let content = contentView as? UIListContentView { return content.textStart }
    let start = sideMargin + CGFloat(indentationLevel) * indentationWidth
    guard let image = parts.image?.shownImage else { return start }
    return start + image.size.width + 16
  }

  /// The height of the style's own texts and image, at least 44 points (fact TV4).
  ///
  /// If the texts are higher than the image, the height includes vertical margins.
  var naturalHeight: CGFloat {
    let text = parts.text?.intrinsicContentSize.height ?? 0
    let detail = style == .subtitle ? detailSize.height : 0
    let image = parts.image?.shownImage?.size.height ?? 0
    let inner = max(text + detail + (text > 0 && detail > 0 ? 3 : 0), image)
    return max(44, inner + (inner > image ? 22 : 0) + separatorHeight)
  }

  private var detailSize: CGSize {
    guard let detail = parts.detail, detail.text?.isEmpty == false else { return .zero }
    return detail.intrinsicContentSize
  }

  private func placeTexts() {
    let height = contentView.bounds.height
    if let view = parts.image, let image = view.image {
      let x = sideMargin + CGFloat(indentationLevel) * indentationWidth
      place(view, x, (height - image.size.height) / 2, image.size)
    }
    let end = contentView.bounds.width - (accessorySize.width > 0 ? Self.gap : sideMargin)
    let availableWidth = max(0, end - textStart)
    switch style {
    case .default: place(parts.text, textStart, 0, CGSize(width: availableWidth, height: height))
    case .subtitle: placeSubtitle(availableWidth, height)
    case .value1: placeValue(availableWidth, height)
    case .value2:
      parts.text?.textAlignment = isRightToLeft ? .left : .right
      place(parts.text, textStart, 0, CGSize(width: 91, height: height))
      let detail = max(0, availableWidth - 97)
      place(parts.detail, textStart + 97, 0, CGSize(width: detail, height: height))
    }
  }

  private func placeSubtitle(_ availableWidth: CGFloat, _ height: CGFloat) {
    let title = parts.text?.intrinsicContentSize.height ?? 0
    let detail = detailSize.height
    let gap: CGFloat = title > 0 && detail > 0 ? 3 : 0
    let top = (height - title - gap - detail) / 2
    place(parts.text, textStart, top, CGSize(width: availableWidth, height: title))
    place(parts.detail, textStart, top + title + gap, CGSize(width: availableWidth, height: detail))
  }

  private func placeValue(_ availableWidth: CGFloat, _ height: CGFloat) {
    let title = min(availableWidth, parts.text?.intrinsicContentSize.width ?? 0)
    let detail = min(max(0, availableWidth - title - Self.gap), detailSize.width)
    place(parts.text, textStart, 0, CGSize(width: title, height: height))
    place(
      parts.detail, textStart + availableWidth - detail, 0, CGSize(width: detail, height: height))
  }

  private func place(_ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
    let frame = CGRect(origin: CGPoint(x: pixels.round(x), y: pixels.round(y)), size: size)
    view?.frame = contentView.mirrored(frame)
  }
}

extension UITableViewCell {
  func replaceBackground(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    new?.frame = bounds
    showBackgrounds()
  }

  /// Shows or hides the background of a selected row; all background views are moved behind the
  /// other subviews.
  func showBackgrounds() {
    // A background configuration draws the selection itself.
    let isShown =
      (isSelected || isHighlighted) && selectionStyle != .none && hosted.background == nil
    let own = backgroundOfSelection
    if isShown, own == nil, parts.selectedPlane == nil {
      let plane = UIView(frame: bounds)
      plane.backgroundColor = .systemGray4
      parts.selectedPlane = plane
    }
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
      view?.isHidden = !isShown || view !== own
    }
    parts.selectedPlane?.isHidden = !isShown || own != nil
    for view in [
      own ?? parts.selectedPlane, backgroundView, hosted.backgroundView,
    ] {
      if let view { insertSubview(view, at: 0) }
    }
    highlightLabels(isShown)
  }

  /// The app's background view for a selected row; nil if the app has set none, so that the
  /// background is grey.
  private var backgroundOfSelection: UIView? {
    let table = superview as? UITableView
    let allowsSeveral =
      isEditing ? table?.allowsMultipleSelectionDuringEditing : table?.allowsMultipleSelection
    return allowsSeveral == true
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  private func highlightLabels(_ isShown: Bool) {
    for case let view? in [parts.text, parts.detail] where view.isHighlighted != isShown {
      view.isHighlighted = isShown
    }
    parts.image?.isHighlighted = isShown
  }
}
