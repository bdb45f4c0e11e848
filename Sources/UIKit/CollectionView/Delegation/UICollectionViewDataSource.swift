// Mirrors UICollectionViewDataSource (iOS 17). Missing: index titles.
public import Foundation

/// An object that gives a collection view its numbers and its views.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell for an item, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; one without an implementation.
  // Optional: 1
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the view for a supplementary element, dequeued from the collection view.
  // Optional: UICollectionReusableView(frame: .zero)
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved by hand; yes without an implementation.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when an item has been moved by hand; without an implementation none can be moved.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
