package import Foundation
package import UIKit

/// A controller of plain cells, whose overridden methods a test fills in.
package final class ScriptedCollectionController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private let count: Int
  /// The size of the items, if not the layout's.
  package var size: ((UICollectionView) -> CGSize)?
  /// An action once the view is loaded.
  package var whenLoaded: (ScriptedCollectionController) -> Void = { _ in }
  /// An action in the call about a new size, after `super`.
  package var whenTurned:
    (ScriptedCollectionController, any UIViewControllerTransitionCoordinator) -> Void = { _, _ in }

  package init(
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), count: Int = 0
  ) {
    self.count = count
    super.init(collectionViewLayout: layout)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    whenLoaded(self)
  }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    whenTurned(self, coordinator)
  }

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size?(collectionView) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
      ?? .zero
  }
}
