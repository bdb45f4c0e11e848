import Foundation

/// The views that a button has made so far.
struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var background: UIImageView?
  /// The background of a configuration.
  var plane: UIView?
}

extension UIButton {
  /// Changes the button's content in some state.
  func set(_ change: (inout ButtonContent) -> Void) {
    change(&content)
    contentDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Shows the content of the present state, and requests a layout.
  func contentDidChange() {
    showContent()
    setNeedsLayout()
  }

  var _titleLabel: UILabel {
    if let label = parts.title { return label }
    let label = UILabel()
    label.font = buttonType.titleFont
    label.lineBreakMode = .byTruncatingMiddle
    parts.title = label
    addSubview(label)
    if configuration == nil { showTitle() }
    return label
  }

  var _imageView: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView()
    parts.image = view
    // Behind the title, which may have been read first.
    insertSubview(view, at: parts.background == nil && parts.plane == nil ? 0 : 1)
    if configuration == nil { showImage() }
    return view
  }

  /// The title that shows now.
  var shownTitle: NSAttributedString? {
    let state = _state
    if let title = configuration?.title { return NSAttributedString(string: title) }
    if let title = content.attributedTitle(in: state) { return title }
    return content.titles.shown(in: state).map { NSAttributedString(string: $0) }
  }

  /// The image that shows now, a symbol as the button prefers it.
  var shownImage: UIImage? {
    currentImage?.shown(preferring: currentPreferredSymbolConfiguration, in: traitCollection)
  }

  /// The colour of the title in a state: its own, or else that of the type (fact BT2).
  func shownTitleColor(in state: State) -> UIColor {
    if let own = content.titleColors[state] { return own }
    if buttonType.isTinted, state.contains(.disabled) { return .tertiaryLabel }
    return content.titleColors[.normal] ?? (buttonType.isTinted ? tintColor : .white)
  }

  /// Shows title, image and background of the present state; requests no layout, as each layout
  /// does it, in case the tint or a part was changed meanwhile.
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
    if let title = content.attributedTitle(in: _state) {
      if label.attributedText != title { label.attributedText = title }
    } else if label.text != title.string || label.content.hasAttributes {
      label.text = title.string
    }
    label.alpha = fades(content.titleColors) ? Self.fadedAlpha : 1
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

  /// The tint of the image, where it is another than the button's.
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

  /// The image as a button of this type shows it: a template in one with a tint (fact BT2).
  private func inShownColors(_ image: UIImage) -> UIImage {
    guard buttonType.isTinted, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }
}

extension UIButton {
  private static var fadedAlpha: CGFloat { 0.2 }

  /// Whether content without a value for the highlighted state is faded in it (fact BT9).
  private func fades<Value>(_ values: StateValues<Value>) -> Bool {
    buttonType.isTinted && isHighlighted && values[_state] == nil
  }

  /// The image, darker where it stands for the highlighted state as well (fact BT9).
  private func dimmed(_ image: UIImage, _ values: StateValues<UIImage>) -> UIImage {
    // A symbol is a template, of which the colour of the pixels does not show.
    guard buttonType == .custom, isHighlighted, content.dimsHighlightedImage,
      values[_state] == nil, !image.isTemplate
    else { return image }
    return image.darkened
  }

  /// The opacity of an image, less where it stands for the disabled state as well (fact BT9).
  private func alpha(of values: StateValues<UIImage>) -> CGFloat {
    let isPale =
      buttonType == .custom && !isEnabled && content.dimsDisabledImage
      && values[_state] == nil
    return isPale ? 0.5 : 1
  }
}

extension UIImage {
  /// The image with half-transparent black over its pixels.
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
