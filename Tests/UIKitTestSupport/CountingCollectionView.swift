package import Foundation
package import UIKit

/// A collection view that notes the calls of its methods.
package final class CountingCollectionView: UICollectionView {
  /// The calls, without layout passes.
  package var calls: [String] = []
  /// The number of layout passes.
  package private(set) var passes = 0

  package override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }

  package override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  package override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insert \(indexPaths.count)")
    super.insertItems(at: indexPaths)
  }

  package override func reloadData() {
    calls.append("reload")
    super.reloadData()
  }

  package override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("layout")
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }

  package override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    calls.append("cell")
    return super.cellForItem(at: indexPath)
  }

  package override func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    calls.append("start")
    return super.startInteractiveTransition(to: layout, completion: completion)
  }

  package override func finishInteractiveTransition() {
    calls.append("finish")
    super.finishInteractiveTransition()
  }

  package override func cancelInteractiveTransition() {
    calls.append("cancel")
    super.cancelInteractiveTransition()
  }
}
