// Mirrors UIImageView (iOS 17). Missing: animation, symbols, dynamic range.
public import Foundation
import RasterCore

/// A view that shows a picture, placed by `contentMode`.
///
/// The picture is never rounded to pixels (fact H3); filling modes overflow unless `clipsToBounds`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes an empty view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view of the picture's size that can show another one while highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The picture.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The picture while highlighted.
  open var highlightedImage: UIImage?
  /// Whether `highlightedImage` shows instead of `image`.
  open var isHighlighted = false

  /// The picture's size (fact H4), or no wish without one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// Returns the picture's size, whatever the room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  override func recordOwnContents(into canvas: Canvas) {
    guard let image = shownImage else { return }
    let target = ContentPlacement(contentMode).rect(of: image.size, in: bounds)
    image.draw(in: target, on: canvas, with: ImagePen(tint: tint(of: image)))
  }

  /// The colour that replaces the picture's own: the view's for a template, else the picture's.
  private func tint(of image: UIImage) -> Color? {
    let color = image.renderingMode == .alwaysTemplate ? tintColor : image.style.tintColor
    return color?.value(in: traitCollection)
  }
}
