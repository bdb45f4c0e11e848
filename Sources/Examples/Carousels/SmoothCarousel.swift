import UIKit

/// A carousel that shows a still picture of its page during a rotation.
///
/// Without the picture there is a flicker, since cells of the old size disappear while cells of the
/// new size appear. The picture has the same constraints as the collection view, and rotates as a
/// whole.
final class SmoothCarousel: OffsetFixedCarousel {
  private let stillImageView = UIImageView()

  override var placedViews: [UIView] { super.placedViews + [stillImageView] }

  override func viewDidLoad() {
    super.viewDidLoad()
    stillImageView.contentMode = .scaleAspectFill
    stillImageView.clipsToBounds = true
    stillImageView.translatesAutoresizingMaskIntoConstraints = false
    stillImageView.isHidden = true
    view.addSubview(stillImageView)
  }

  override func willTurn(showing page: Int) {
    stillImageView.image = images[page]
    stillImageView.isHidden = false
    collectionView.isHidden = true
  }

  override func didTurn() {
    collectionView.isHidden = false
    stillImageView.isHidden = true
  }
}
