// Mirrors UIImageView (iOS 17). Missing: animation, symbols, dynamic range.
public import Foundation
import RasterCore

/// A view that shows an image, placed by `contentMode`.
///
/// The image's rectangle is never rounded to pixels (fact H3); filling modes overflow the bounds
/// unless `clipsToBounds` is set.
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

  /// Makes a view of the image's size that can show another one while highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The image.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The image while highlighted.
  open var highlightedImage: UIImage?
  /// Whether `highlightedImage` shows instead of `image`.
  open var isHighlighted = false

  /// The image's size (fact H4); without an image `noIntrinsicMetric`.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// Returns the image's size, whatever the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  override func recordOwnContents(into canvas: Canvas) {
    guard let image = shownImage else { return }
    let target = ContentPlacement(contentMode).rect(of: image.size, in: bounds)
    image.draw(in: target, on: canvas, with: ImagePen(tint: tint(of: image)))
  }

  /// The colour that replaces the image's own: the view's for a template, else the image's.
  private func tint(of image: UIImage) -> Color? {
    let color = image.renderingMode == .alwaysTemplate ? tintColor : image.style.tintColor
    return color?.value(in: traitCollection)
  }
}
