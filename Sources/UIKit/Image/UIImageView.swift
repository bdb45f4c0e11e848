// Mirrors UIImageView (iOS 17). Missing: animations of symbols, dynamic range.
public import Foundation
import RasterCore

/// A view that shows an image; `contentMode` determines the rectangle of the image.
///
/// The image's rectangle is never rounded to pixels (fact H3); with an aspect fill mode, the image
/// extends beyond the bounds unless `clipsToBounds` is set.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes an empty view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view of the image's size that can show a different image while highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes an image view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeImage(coder)
  }

  /// The image.
  ///
  /// A new image invalidates the view's intrinsic size if one of the images is nil or a symbol, or
  /// if the size, the alignment rectangle or the baseline is different (fact H31).
  open var image: UIImage? {
    didSet { if !Self.areAligned(image, oldValue) { invalidateIntrinsicContentSize() } }
  }
  /// The image shown while the view is highlighted; nil means `image`.
  open var highlightedImage: UIImage?
  /// Whether `highlightedImage` is shown instead of `image`.
  open var isHighlighted = false
  var animation = ImageViewAnimation()

  /// The configuration for values that a symbol does not specify itself (fact AS8).
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The size of the image's alignment rectangle (facts H4 and AS4), or `noIntrinsicMetric` if
  /// there is no image.
  open override var intrinsicContentSize: CGSize {
    image.map { shown($0).alignmentSize } ?? super.intrinsicContentSize
  }
  /// The insets from the view's sides to those of the image's alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    image.map { shown($0).alignmentRectInsets } ?? super.alignmentRectInsets
  }
  /// Returns the image's size, whatever the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map { shown($0).size } ?? .zero
  }
  /// Invalidates the intrinsic size if the image is a symbol, whose size may depend on the text
  /// size, or if the image depends on traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let image else { return }
    let hasVariants = image.variants?.asset.dependsOnTraits == true
    if image.isSymbolImage || hasVariants { invalidateIntrinsicContentSize() }
  }
  /// The baseline offsets of the image in its alignment rectangle, or the view's own if the image
  /// has no baseline.
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let image = image.map(shown), let baseline = image.baselineOffsetFromBottom else {
      return super.baselineOffsets
    }
    let last = baseline - image.alignmentRectInsets.bottom
    return (image.alignmentSize.height - last, last)
  }

  /// Returns whether two images have the same alignment rectangle and baseline; false if that is
  /// not certain.
  private static func areAligned(_ one: UIImage?, _ other: UIImage?) -> Bool {
    guard let one, let other else { return one === other }
    return !one.isSymbolImage && !other.isSymbolImage && one.size == other.size
      && one.alignmentRectInsets == other.alignmentRectInsets
      && one.baselineOffsetFromBottom == other.baselineOffsetFromBottom
  }

  var shownImage: UIImage? {
    (frame(of: isHighlighted ? highlightedImage ?? image : image)).map(shown)
  }

  /// Returns an image as the view shows it: a symbol or an asset's image for the view's traits,
  /// mirrored if necessary (facts H36, AC8, AC11).
  private func shown(_ image: UIImage) -> UIImage {
    if image.isSymbolImage {
      return image.shown(preferring: preferredSymbolConfiguration, in: traitCollection)
    }
    let found = image.variant(for: traitCollection) ?? image
    guard found.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return found }
    return found.oriented(found.orientation.mirrored)
  }

  override func recordOwnContents(into canvas: Canvas) {
    guard let image = shownImage else { return }
    let target = ContentPlacement(contentMode).rect(of: image.size, in: bounds)
    image.draw(in: target, on: canvas, with: ImagePen(tint: tint(of: image)))
  }

  /// Returns the colour that replaces the image's colours: the view's tint for a template,
  /// otherwise the image's tint; nil if there is none.
  private func tint(of image: UIImage) -> Color? {
    let color = image.isTemplate ? tintColor : image.ownTint
    return color?.value(in: traitCollection)
  }
}

extension UIImage {
  /// The size of the alignment rectangle.
  fileprivate var alignmentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
