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
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the view for a supplementary element, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved by hand; yes without an implementation.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when an item has been moved by hand; without an implementation none can be moved.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Answers that the method is not implemented.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    Unanswered.placeholder(1)
  }

  /// Answers that the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Unanswered.placeholder(UICollectionReusableView(frame: .zero))
  }

  /// Answers that the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    Unanswered.placeholder(true)
  }

  /// Answers that the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    Unanswered.placeholder(())
  }
}
