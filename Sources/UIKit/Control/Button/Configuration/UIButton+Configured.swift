import Foundation

extension UIButton {
  /// Makes a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    contentDidChange()
  }

  /// Schedules a call of `updateConfiguration()` in the next layout pass.
  public func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Calls `updateConfiguration()` if an update is scheduled.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration()
  }

  /// Shows the configuration for the current state.
  func showConfigured(_ configuration: Configuration) {
    let shown = configuration.updated(for: self)
    showTitles(shown)
    showImage(shown)
    showPlane(shown)
    showIndicator(shown)
  }

  private func title(of configuration: Configuration) -> String? {
    chosenTitle ?? configuration.title ?? content.titles.shown(in: _state)
  }

  private func showTitles(_ shown: Configuration) {
    let size = shown.buttonSize
    if let title = title(of: shown) {
      let font = shown.nibFonts?.title ?? font(size.titleStyle)
      write(title, in: _titleLabel, font, shown.titleLineBreakMode, shown)
    } else if parts.title?.text != nil {
      parts.title?.text = nil
    }
    if shown.subtitle != nil, parts.subtitle == nil {
      let label = UILabel()
      parts.subtitle = label
      addSubview(label)
    }
    guard let label = parts.subtitle else { return }
    let font = shown.nibFonts?.subtitle ?? font(size.subtitleStyle)
    write(shown.subtitle, in: label, font, shown.subtitleLineBreakMode, shown)
  }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  private func write(
    _ text: String?, in label: UILabel, _ font: UIFont, _ mode: NSLineBreakMode,
    _ shown: Configuration
  ) {
    let color = shown.baseForegroundColor ?? .label
    if label.text != text { label.text = text }
    if label.font != font { label.font = font }
    if label.textColor != color { label.textColor = color }
    if label.lineBreakMode != mode { label.lineBreakMode = mode }
    let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    if label.numberOfLines != lines { label.numberOfLines = lines }
    let alignment: NSTextAlignment = [.left, .center, .right][Int(textShare(shown) * 2)]
    if label.textAlignment != alignment { label.textAlignment = alignment }
    label.alpha = 1
  }

  /// Returns the image to be shown.
  ///
  /// A symbol gets the configuration's preferred symbol configuration, or the button's if that is
  /// nil.
  private func image(of configuration: Configuration) -> UIImage? {
    guard let image = configuration.image else { return shownImage }
    let preferred =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    return image.shown(preferring: preferred, in: traitCollection)
  }

  private func showImage(_ shown: Configuration) {
    let image = image(of: shown).map { image in
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
    guard image != nil || parts.image != nil else { return }
    let view = _imageView
    if view.image != image { view.image = image }
    if view.state.tintColor != shown.baseForegroundColor {
      view.tintColor = shown.baseForegroundColor
    }
    view.alpha = 1
  }

  private func showPlane(_ shown: Configuration) {
    let background = shown.background
    guard background.backgroundColor != nil || background.strokeWidth > 0 || parts.plane != nil
    else { return }
    let plane = parts.plane ?? UIView()
    if parts.plane == nil {
      plane.isUserInteractionEnabled = false
      parts.plane = plane
      insertSubview(plane, at: 0)
    }
    plane.backgroundColor = background.backgroundColor
    plane.layer.borderWidth = background.strokeWidth
    let stroke: UIColor = background.strokeColor ?? tintColor
    plane.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
  }
}

extension UIButton {
  private var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  private func insets(_ configuration: Configuration) -> UIEdgeInsets {
    var insets = configuration.contentInsets
    if showsIndicator(configuration) { insets.trailing += Self.indicatorWidth }
    return insets.resolved(isRightToLeft: isRightToLeft)
  }

  /// Returns the horizontal alignment of the texts: 0 is left, 0.5 is centred and 1 is right.
  private func textShare(_ configuration: Configuration) -> CGFloat {
    let start: CGFloat = isRightToLeft ? 1 : 0
    switch configuration.titleAlignment {
    case .leading: return start
    case .center: return 0.5
    case .trailing: return 1 - start
    case .automatic: break
    }
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: return 0
    case .right, .trailing: return 1
    // Next to an image, the title and the subtitle are aligned at their leading edges.
    case .center, .fill: return isBesideImage(configuration) ? start : 0.5
    }
  }

  private func isBesideImage(_ configuration: Configuration) -> Bool {
    let hasImage = configuration.image != nil || shownImage != nil
    return hasImage && !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
  }

  private func side(_ placement: NSDirectionalRectEdge) -> ConfiguredArrangement.Side {
    switch placement {
    case .top: .top
    case .bottom: .bottom
    case .trailing: isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  private func arrangement(
    _ configuration: Configuration, in content: CGRect
  ) -> ConfiguredArrangement {
    let image = image(of: configuration)?.size ?? .zero
    let besides = isBesideImage(configuration) ? image.width + configuration.imagePadding : 0
    let free = CGSize(width: max(1, content.width - besides), height: 0)
    func size(_ label: UILabel?) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      return label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: free.width, height: .infinity),
        limitedToNumberOfLines: label.numberOfLines
      ).size
    }
    return ConfiguredArrangement(
      content: content, image: image, title: size(parts.title), subtitle: size(parts.subtitle),
      imagePadding: configuration.imagePadding, titlePadding: configuration.titlePadding,
      imageSide: side(configuration.imagePlacement), textShare: textShare(configuration),
      share: (
        [.left: 0, .right: 1][effectiveContentHorizontalAlignment] ?? 0.5,
        [.top: 0, .bottom: 1][contentVerticalAlignment] ?? 0.5
      ))
  }

  /// Returns the size of a button with a configuration, including its content insets (fact BT11).
  func configuredSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let insets = insets(configuration)
    let free = width - insets.left - insets.right
    let inner = arrangement(
      configuration, in: CGRect(x: 0, y: 0, width: max(0, free), height: .infinity)
    ).size
    // A button without a title is still as high as one line of text.
    let font = configuration.nibFonts?.title ?? font(configuration.buttonSize.titleStyle)
    let height = inner.height > 0 ? inner.height : font.lineHeight
    return CGSize(
      width: grid.ceiling(inner.width + insets.left + insets.right),
      height: grid.ceiling(height + insets.top + insets.bottom))
  }

  func placeConfigured(_ configuration: Configuration) {
    let content = bounds.inset(by: insets(configuration)).standing
    let arrangement = arrangement(configuration, in: content)
    parts.title?.frame = snapped(arrangement.titleRect)
    parts.subtitle?.frame = snapped(arrangement.subtitleRect)
    parts.image?.frame = snapped(arrangement.imageRect)
    placeIndicator(configuration)
    guard let plane = parts.plane else { return }
    let insets = configuration.background.backgroundInsets.resolved(isRightToLeft: isRightToLeft)
    plane.frame = bounds.inset(by: insets).standing
    plane.layer.cornerRadius = min(
      radius(configuration, plane.bounds.height), plane.bounds.height / 2)
  }

  private func placeIndicator(_ configuration: Configuration) {
    let size = MenuGlyph.size
    let x = bounds.width - configuration.contentInsets.trailing - size.width
    parts.indicator?.frame = mirrored(
      snapped(CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)))
  }

  /// Returns the corner radius of the background (fact BT12).
  private func radius(_ configuration: Configuration, _ height: CGFloat) -> CGFloat {
    let own = configuration.background.cornerRadius
    switch configuration.cornerStyle {
    case .fixed: return own
    case .dynamic:
      return UIFontMetrics.default.scaledValue(for: own, compatibleWith: traitCollection)
    case .small: return 4
    case .medium: return 6
    case .large: return 8.5
    case .capsule: return height / 2
    }
  }
}
