public import Foundation

extension UICollectionViewDataSource {
  /// Calls methods that the data source may not implement; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDataSource>? {
    OptionalCalls(target: self)
  }

  /// Calls `numberOfSections(in:)`, which the data source may not implement; see `OptionalCalls`.
  @_disfavoredOverload
  public var numberOfSections: OptionalCalls<any UICollectionViewDataSource>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDataSource {
  /// Returns the number of sections, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(in collectionView: View) -> Int? {
    Unanswered.ask { target.numberOfSections(in: collectionView) }
  }

  /// Returns the number of sections, or one without an implementation.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    self(in: collectionView) ?? 1
  }

  /// Returns the view for a supplementary element, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    Unanswered.ask {
      target.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Returns the view for a supplementary element, or an empty one without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    self(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  /// Returns whether an item can be moved by hand, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    Unanswered.ask { target.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  /// Returns whether an item can be moved by hand; yes without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    self(collectionView, canMoveItemAt: indexPath) ?? true
  }

  /// Tells that an item has been moved by hand; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    Unanswered.ask {
      target.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
