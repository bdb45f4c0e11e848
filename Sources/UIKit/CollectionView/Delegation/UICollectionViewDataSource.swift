// Mirrors UICollectionViewDataSource (iOS 17). Missing: the display of index titles.
public import Foundation

/// An object that provides the item counts and views of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell for an item, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections, which is 1 if this is not implemented.
  // Optional: 1
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the view for a supplementary element, dequeued from the collection view.
  // Optional: UICollectionReusableView(frame: .zero)
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user can move an item; true if this is not implemented.
  ///
  /// The data source must also implement `collectionView(_:moveItemAt:to:)`.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Called after the user has moved an item; if this is not implemented, no item can be moved.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Inert: returns the titles of an index beside the items; nil means no index.
  // Optional: nil
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Inert: returns the index path of a title of the index.
  // Optional: IndexPath(item: 0, section: 0)
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}
