// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDataSource {
  /// A callable that forwards to the optional methods named `numberOfSections`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var numberOfSections: OptionalCalls<any UICollectionViewDataSource>? {
    OptionalCalls(target: self)
  }

  /// A callable that forwards to the optional methods named `collectionView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDataSource>? {
    OptionalCalls(target: self)
  }

  /// A callable that forwards to the optional methods named `indexTitles`; see `OptionalCalls`.
  @_disfavoredOverload
  public var indexTitles: OptionalCalls<any UICollectionViewDataSource>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDataSource {
  /// Calls `numberOfSections(in:)` and returns its result, or nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(in collectionView: Object) -> Int? {
    OptionalMethodCall.result { target.numberOfSections(in: collectionView) }
  }

  /// Calls `numberOfSections(in:)` and returns its result, or the default if the method is not
  /// implemented.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    OptionalMethodCall.resultOrDefault { target.numberOfSections(in: collectionView) }
  }

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)` and returns its result, or nil
  /// if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:canMoveItemAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result { target.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  /// Calls `collectionView(_:canMoveItemAt:)` and returns its result, or the default if the method
  /// is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:moveItemAt:to:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Calls `indexTitles(for:)` and returns its result, or nil if the method is not implemented.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalMethodCall.result { target.indexTitles(for: collectionView) } ?? nil
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)` and returns its result, or the default if
  /// the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}
