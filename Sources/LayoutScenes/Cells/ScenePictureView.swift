import UIKit

/// A view that shows the picture of an item: pixels fill it, a drawing is drawn into it.
final class ScenePictureView: UIView {
  private let imageView = UIImageView()
  private var drawing: (@MainActor (CGRect) -> Void)?
  /// The margin around a drawing.
  var margin: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isOpaque = false
    imageView.contentMode = .scaleAspectFill
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture, or nothing.
  func show(_ picture: ScenePicture?) {
    // Cells are used again: what the item before showed must not stay.
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
