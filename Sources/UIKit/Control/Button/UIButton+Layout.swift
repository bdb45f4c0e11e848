import Foundation

extension UIButton {
  private var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Returns the arrangement of the image and the title in a content rectangle.
  func arrangement(in content: CGRect) -> ButtonArrangement {
    let image = shownImage?.size ?? .zero
    let area = content.inset(by: titleEdgeInsets).standing
    return ButtonArrangement(
      content: content, image: image,
      title: titleSize(width: max(0, area.width - min(image.width, area.width))),
      imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: isRightToLeft)
  }

  /// Returns the size of the title, truncated to an available width.
  private func titleSize(width: CGFloat) -> CGSize {
    guard let label = parts.title, label.text?.isEmpty == false else { return .zero }
    return label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity),
      limitedToNumberOfLines: label.numberOfLines
    ).size
  }

  /// Returns a rectangle with its origin rounded to pixels and its size unchanged (fact BT8).
  func snapped(_ rect: CGRect) -> CGRect {
    CGRect(
      x: pixels.round(rect.minX), y: pixels.round(rect.minY), width: rect.width,
      height: rect.height)
  }

  func placeParts() {
    showContent()
    if let configuration { return placeConfigured(configuration) }
    let content = contentRect(forBounds: bounds)
    place(parts.background, backgroundRect(forBounds: bounds))
    if let image = parts.image {
      place(image, shownImage == nil ? .zero : imageRect(forContentRect: content))
    }
    if let title = parts.title { place(title, titleRect(forContentRect: content)) }
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.frame != frame else { return }
    view.frame = frame
  }

  /// The size of the image and the title side by side (fact BT4).
  private var contentSize: CGSize {
    let image = shownImage?.size ?? .zero
    let title = titleSize(width: .infinity)
    // Without a title, the content is still as high as one line, unless the button's type has a
    // picture (`ButtonPicture`).
    let line = buttonType.hasPicture ? 0 : pixels.ceiling(titleFont.lineHeight)
    return CGSize(
      width: image.width + title.width,
      height: max(image.height, title.height > 0 ? title.height : line))
  }

  /// The height of a padded button's content: that of its title, or of one line if it has no title.
  ///
  /// Since iOS 13 the height is rounded up to a pixel and then to the nearest point, with halves
  /// rounded down (fact BT5).
  private func paddedHeight(_ height: CGFloat) -> CGFloat {
    guard UIEnvironment.current.systemVersion > 12 else { return height }
    let hasTitle = parts.title?.text?.isEmpty == false
    let line = (hasTitle ? parts.title?.unroundedHeight : nil) ?? titleFont.lineHeight
    return (pixels.ceiling(line) - 0.5).rounded(.up)
  }

  private var titleFont: UIFont { parts.title?.font ?? buttonType.titleFont }

  func naturalSize(width: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    if let configuration { return configuredSize(configuration, width: width) }
    let inner = contentSize
    var size = CGSize(
      width: inner.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: inner.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    if isPadded {
      size.width = max(size.width, 30)
      size.height = paddedHeight(inner.height) + 12
    }
    let background = currentBackgroundImage?.size ?? .zero
    // The picture of a button's type is a symbol, whose size is rounded to pixels; other sizes are
    // rounded to points.
    let unit = buttonType.hasPicture ? pixels.scale : 1
    return CGSize(
      width: max((size.width * unit).rounded(.up) / unit, background.width),
      height: max((size.height * unit).rounded(.up) / unit, background.height))
  }

  /// Whether the button gets additional padding: if its type has no picture, and it shows no image
  /// and has no content insets (fact BT5).
  private var isPadded: Bool {
    !buttonType.hasPicture && shownImage == nil && contentEdgeInsets == .zero
  }
}

extension UIButton: MiddleBaseline {
  /// The distance of the title's baseline below the middle of the button, in points; nil if it has
  /// no title (fact BT10).
  var baselineBelowMiddle: CGFloat? {
    guard parts.title != nil else { return nil }
    let ascender = pixels.round(titleFont.ascender)
    let line = pixels.ceiling(titleFont.lineHeight)
    return ascender - line / 2 + (contentEdgeInsets.top - contentEdgeInsets.bottom) / 2
  }
}
