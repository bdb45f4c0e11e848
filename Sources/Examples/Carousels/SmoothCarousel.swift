import UIKit

/// A carousel that shows a still picture of its page while it turns.
///
/// Cells of the old size leave while those of the new one come, which flickers; the picture is
/// where the pages are, by the same constraints, and turns as one.
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
