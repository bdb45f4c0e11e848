// Mirrors UIListContentView (iOS 17). Missing: `NSCoding`.
public import Foundation

/// A view that shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Makes a view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    show()
  }

  private(set) var shown: UIListContentConfiguration
  private(set) var parts = ListContentParts()
  /// The minimum horizontal margins, set by the cell that contains the view; nil outside of cells.
  var cellMargins: NSDirectionalEdgeInsets? {
    didSet { if cellMargins != oldValue { setNeedsLayout() } }
  }

  /// The configuration that is shown; setting one of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      show()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The area of the text; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { parts.text.flatMap { guide(of: $0, \.textGuide) } }
  /// The area of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    parts.secondary.flatMap { guide(of: $0, \.secondaryGuide) }
  }
  /// The area of the image; nil without an image.
  open var imageLayoutGuide: UILayoutGuide? { parts.image.flatMap { guide(of: $0, \.imageGuide) } }

  // MARK: Showing the configuration

  private func show() {
    alpha = shown.alpha
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    parts.text = label(parts.text, shown.hasText) {
      $0.show(shown.attributedText, shown.text, shown.textProperties)
    }
    parts.secondary = label(parts.secondary, shown.hasSecondaryText) {
      $0.show(shown.secondaryAttributedText, shown.secondaryText, shown.secondaryTextProperties)
    }
    showImage()
  }

  private func label(
    _ known: UILabel?, _ isShown: Bool, _ configure: (UILabel) -> Void
  ) -> UILabel? {
    guard isShown else {
      known?.removeFromSuperview()
      return nil
    }
    let label = known ?? UILabel()
    if known == nil { addSubview(label) }
    configure(label)
    return label
  }

  private func showImage() {
    guard let image = shown.image else {
      parts.image?.removeFromSuperview()
      parts.image = nil
      return
    }
    let view = parts.image ?? UIImageView()
    if parts.image == nil { insertSubview(view, at: 0) }
    parts.image = view
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
    view.image = image
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    tintImage()
  }

  private func tintImage() {
    let properties = shown.imageProperties
    // The image view's tint colour is nil, and thus inherited, if there is neither a colour nor a
    // transformer.
    parts.image?.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tintColor)
    parts.image?.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor
  }

  /// Updates the colours of the image and of its border, which depend on the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintImage()
  }

  // MARK: Layout

  private func arrangement(in size: CGSize) -> ListContentArrangement {
    var content = ListContentArrangement.Content()
    content.text = parts.text.map(measure)
    content.secondary = parts.secondary.map(measure)
    content.image = imageSizes
    content.prefersSideBySide =
      shown.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    content.imagePadding = shown.imageToTextPadding
    content.horizontalPadding = shown.textToSecondaryTextHorizontalPadding
    content.verticalPadding = shown.textToSecondaryTextVerticalPadding
    return ListContentArrangement(
      content, in: size, margins: margins,
      pixels: PixelGrid(scale: traitCollection.displayScale))
  }

  private func measure(_ label: UILabel) -> (CGFloat) -> CGSize {
    { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  /// The margins, with the leading one as `left`; along `axesPreservingSuperviewLayoutMargins` they
  /// are at least those of the superview (fact LI40).
  private var margins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    let outer = layoutMargins
    let isMirrored = isRightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.vertical) { (margins.top, margins.bottom) = (outer.top, outer.bottom) }
    guard axes.contains(.horizontal) else { return margins }
    if let cellMargins {
      margins.left = max(own.leading, cellMargins.leading)
      margins.right = max(own.trailing, cellMargins.trailing)
    } else {
      margins.left = isMirrored ? outer.right : outer.left
      margins.right = isMirrored ? outer.left : outer.right
    }
    return margins
  }

  /// The size of the image, and of the reserved space in which it is centred (fact LI46).
  private var imageSizes: (size: CGSize, space: CGSize)? {
    guard let view = parts.image, let image = view.image else { return nil }
    let properties = shown.imageProperties
    let natural = view.sizeThatFits(.zero)
    let size = natural.limited(to: properties.maximumSize)
    let standard = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: ListContentStyle.symbolWidth, compatibleWith: traitCollection)
    func space(_ reserved: CGFloat, _ own: CGFloat, _ symbol: CGFloat) -> CGFloat {
      if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return symbol }
      if reserved > 0 { return reserved }
      return image.isSymbolImage ? max(own, symbol) : own
    }
    let reserved = properties.reservedLayoutSize
    // The space has a height only if the app has reserved one.
    return (
      size,
      CGSize(
        width: space(reserved.width, size.width, standard),
        height: reserved.height > 0 ? space(reserved.height, size.height, standard) : 0)
    )
  }

  /// Lays out the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(in: bounds.size)
    parts.image?.frame = mirrored(arrangement.image ?? .zero)
    parts.text?.frame = mirrored(arrangement.text)
    parts.secondary?.frame = mirrored(arrangement.secondary)
  }

  /// Returns the given width, and the height that the content needs in this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(in: size).height)
  }

  /// The size of the content if no text is wrapped.
  ///
  /// If constraints make the view narrower, its height is that of the wrapped texts (fact LI99).
  open override var intrinsicContentSize: CGSize {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    return CGSize(width: naturalWidth, height: arrangement(in: unlimited).height)
  }
  override var wrapsContent: Bool { true }
  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Returns the size of the content in the target's width if that width is required, and otherwise
  /// in at least its natural width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width =
      horizontalFittingPriority == .required
      ? targetSize.width : max(targetSize.width, naturalWidth)
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The width of the content if no text is wrapped.
  private var naturalWidth: CGFloat {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let widths = [parts.text, parts.secondary].map { label in
      label.map { measure($0)(unlimited).width } ?? 0
    }
    let texts =
      shown.prefersSideBySideTextAndSecondaryText
      ? widths.reduce(shown.textToSecondaryTextHorizontalPadding, +) : max(widths[0], widths[1])
    return textStart + texts + margins.right
  }

  /// The distance from the leading edge of the view to the texts.
  var textStart: CGFloat {
    let hasTexts = parts.text != nil || parts.secondary != nil
    return margins.left
      + (imageSizes.map { $0.space.width + (hasTexts ? shown.imageToTextPadding : 0) } ?? 0)
  }

  /// Returns a layout guide with the frame of a subview; it is made on first use.
  private func guide(
    of view: UIView, _ path: WritableKeyPath<ListContentParts, UILayoutGuide?>
  ) -> UILayoutGuide {
    if let known = parts[keyPath: path] { return known }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    parts[keyPath: path] = guide
    return guide
  }
}

/// The subviews of a list content view, and the layout guides with their frames.
@MainActor struct ListContentParts {
  var text: UILabel? { didSet { if text == nil { textGuide = nil } } }
  var secondary: UILabel? { didSet { if secondary == nil { secondaryGuide = nil } } }
  var image: UIImageView? { didSet { if image == nil { imageGuide = nil } } }
  var textGuide: UILayoutGuide?
  var secondaryGuide: UILayoutGuide?
  var imageGuide: UILayoutGuide?
}

extension UILabel {
  /// Shows a text with the given properties.
  fileprivate func show(
    _ attributed: NSAttributedString?, _ plain: String?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    font = properties.font
    textColor = properties.resolvedColor()
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { attributedText = attributed } else { text = properties.transformed(plain) }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Returns a text with the upper and lower case that `transform` specifies.
  fileprivate func transformed(_ text: String?) -> String? {
    switch transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}

extension CGSize {
  /// Returns the size reduced to a maximum size, with the same aspect ratio; a maximum of 0 is no
  /// limit.
  fileprivate func limited(to limit: CGSize) -> CGSize {
    let factors = [(limit.width, width), (limit.height, height)].map { limit, own in
      limit > 0 && own > limit ? limit / own : 1
    }
    let factor = factors.min() ?? 1
    return CGSize(width: width * factor, height: height * factor)
  }
}
