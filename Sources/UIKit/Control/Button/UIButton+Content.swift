import Foundation

/// The subviews that a button has created so far.
struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var background: UIImageView?
  /// The background view used with a configuration.
  var plane: UIView?
  /// The chevrons of a pop-up button.
  var indicator: MenuGlyph?
}

extension UIButton {
  /// Changes the button's content, and updates its views and its size.
  func set(_ change: (inout ButtonContent) -> Void) {
    change(&content)
    contentDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Shows the content for the current state, and marks the button as needing layout.
  func contentDidChange() {
    showContent()
    setNeedsLayout()
  }

  var _titleLabel: UILabel {
    if let label = parts.title { return label }
    let label = UILabel()
    label.font = buttonType.titleFont
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
    parts.title = label
    addSubview(label)
    if configuration == nil { showTitle() }
    return label
  }

  var _imageView: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView()
    parts.image = view
    // The title may have been created earlier, so the image view is inserted behind it.
    insertSubview(view, at: parts.background == nil && parts.plane == nil ? 0 : 1)
    if configuration == nil { showImage() }
    return view
  }

  /// The title for the current state; nil if there is none.
  var shownTitle: NSAttributedString? {
    let state = _state
    if let chosenTitle { return NSAttributedString(string: chosenTitle) }
    if let title = configuration?.title { return NSAttributedString(string: title) }
    if let title = content.attributedTitle(in: state) { return title }
    return content.titles.shown(in: state).map { NSAttributedString(string: $0) }
  }

  /// The image for the current state; a symbol is shown in the preferred configuration.
  var shownImage: UIImage? {
    currentImage?.shown(preferring: currentPreferredSymbolConfiguration, in: traitCollection)
  }

  /// Returns the title's colour in a state: the colour set for that state; if there is none, grey
  /// for a disabled button with a tinted title, otherwise the colour set for the normal state, or
  /// else that of the type (fact BT2).
  func shownTitleColor(in state: State) -> UIColor {
    if let own = content.titleColors[state] { return own }
    if buttonType.isTinted, state.contains(.disabled) { return .tertiaryLabel }
    return content.titleColors[.normal] ?? (buttonType.isTinted ? tintColor : .white)
  }

  /// Shows the title, the image and the background for the current state.
  ///
  /// It does not mark the button as needing layout, because every layout pass calls it, in case the
  /// tint colour or a subview has changed.
  func showContent() {
    if let configuration { return showConfigured(configuration) }
    showTitle()
    showImage()
    showBackground()
  }

  private func showTitle() {
    guard let title = shownTitle else {
      if parts.title?.text != nil { parts.title?.text = nil }
      return
    }
    let label = _titleLabel
    let color = shownTitleColor(in: _state)
    if label.textColor != color { label.textColor = color }
    showTitleShadow(on: label)
    if chosenTitle == nil, let title = content.attributedTitle(in: _state) {
      if label.attributedText != title { label.showTitle(title) }
    } else if label.text != title.string || label.content.hasAttributes {
      label.text = title.string
    }
    label.alpha = fades(content.titleColors) ? Self.fadedAlpha : 1
  }

  private func showTitleShadow(on label: UILabel) {
    let shadow = currentTitleShadowColor
    let isReversed = content.reversesTitleShadow && isHighlighted
    if label.shadowColor != shadow { label.shadowColor = shadow }
    if label.content.isShadowReversed != isReversed {
      label.recolor { $0.isShadowReversed = isReversed }
    }
  }

  private func showImage() {
    guard let image = shownImage else {
      if parts.image?.image != nil { parts.image?.image = nil }
      return
    }
    let view = _imageView
    let shown = dimmed(inShownColors(image), content.images)
    if view.image != shown { view.image = shown }
    view.alpha = fades(content.images) ? Self.fadedAlpha : alpha(of: content.images)
    let tint = imageTint
    if view.state.tintColor != tint { view.tintColor = tint }
  }

  /// The tint of the image; nil if the button's own tint applies.
  private var imageTint: UIColor? {
    if buttonType.isTinted && !isEnabled { return .tertiaryLabel }
    return buttonType == .close ? .systemGray : nil
  }

  private func showBackground() {
    guard let image = currentBackgroundImage else {
      parts.background?.image = nil
      return
    }
    let view = parts.background ?? UIImageView()
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.image = dimmed(image, content.backgroundImages)
    view.alpha = alpha(of: content.backgroundImages)
  }

  /// Returns the image as this button type shows it: a template image if the type is tinted (fact
  /// BT2).
  private func inShownColors(_ image: UIImage) -> UIImage {
    guard buttonType.isTinted, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }
}

extension UIButton {
  private static var fadedAlpha: CGFloat { 0.2 }

  /// Returns whether the content is faded because the button is highlighted without a value for
  /// that state (fact BT9).
  private func fades<Value>(_ values: StateValues<Value>) -> Bool {
    buttonType.isTinted && isHighlighted && values[_state] == nil
  }

  /// Returns the image, darkened if a custom button is highlighted without an image for that state
  /// (fact BT9).
  private func dimmed(_ image: UIImage, _ values: StateValues<UIImage>) -> UIImage {
    // A symbol is a template image: the colours of its pixels are not visible, so darkening them
    // would have no effect.
    guard buttonType == .custom, isHighlighted, content.dimsHighlightedImage,
      values[_state] == nil, !image.isTemplate
    else { return image }
    return image.darkened
  }

  /// Returns the opacity of an image, which is lower if a custom button is disabled without an
  /// image for that state (fact BT9).
  private func alpha(of values: StateValues<UIImage>) -> CGFloat {
    let isPale =
      buttonType == .custom && !isEnabled && content.dimsDisabledImage
      && values[_state] == nil
    return isPale ? 0.5 : 1
  }
}

extension UIImage {
  /// The image, with its pixels covered by half-transparent black.
  fileprivate var darkened: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let dark = UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(at: .zero)
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(CGRect(origin: .zero, size: size), blendMode: .sourceAtop)
    }
    return UIImage(dark._cgImage, scale: scale, style: style)
  }
}
