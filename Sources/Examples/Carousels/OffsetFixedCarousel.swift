import Foundation
import UIKit

/// A carousel that sets its offset to the current page alongside a rotation.
class OffsetFixedCarousel: CarouselController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard collectionView.bounds.width > 0 else { return }
    let page = collectionView.contentOffset.x / collectionView.bounds.width
    willTurn(showing: Int(page))
    coordinator.animate(
      alongsideTransition: { _ in
        self.collectionView.contentOffset.x = page * self.collectionView.bounds.width
        self.collectionView.collectionViewLayout.invalidateLayout()
      },
      completion: { _ in self.didTurn() })
  }

  /// Called before a rotation, with the visible page.
  func willTurn(showing page: Int) {}

  /// Called after a rotation.
  func didTurn() {}
}
