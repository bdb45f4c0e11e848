import UIKit

/// A view that shows the picture of an item.
///
/// A bitmap fills it; a drawing is drawn into its bounds.
final class ScenePictureView: UIView {
  private let imageView = UIImageView()
  private var drawing: (@MainActor (CGRect) -> Void)?
  /// The margin around a drawing, in points.
  var margin: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isOpaque = false
    imageView.contentMode = .scaleAspectFill
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture, or nothing if it is nil.
  func show(_ picture: ScenePicture?) {
    // Cells are reused, so the picture of the previous item is removed.
    (imageView.image, drawing) = (nil, nil)
    switch picture {
    case .bitmap(let bitmap): imageView.image = UIImage(bitmap)
    case .drawing(let draw): drawing = draw
    case nil: break
    }
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    drawing?(bounds.padded(margin, margin))
  }
}
