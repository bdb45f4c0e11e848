import Foundation
import UIKit

/// A carousel that moves its offset to the page alongside a turn.
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

  /// Is called before a turn, with the page that is shown.
  func willTurn(showing page: Int) {}

  /// Is called when the turn is over.
  func didTurn() {}
}
