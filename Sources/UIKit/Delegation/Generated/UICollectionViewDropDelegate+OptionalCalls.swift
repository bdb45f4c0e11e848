// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDropDelegate {
  /// A callable that forwards to the optional methods named `collectionView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDropDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDropDelegate {
  /// Calls `collectionView(_:canHandle:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalMethodCall.result { target.collectionView(collectionView, canHandle: session) }
  }

  /// Calls `collectionView(_:canHandle:)` and returns its result, or the default if the method is
  /// not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    OptionalMethodCall.resultOrDefault { target.collectionView(collectionView, canHandle: session) }
  }

  /// Calls `collectionView(_:dropSessionDidEnter:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, dropSessionDidEnter: session)
    }
  }

  /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath)
    }
  }

  /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)` and returns its
  /// result, or the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath)
    }
  }

  /// Calls `collectionView(_:dropSessionDidExit:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.collectionView(collectionView, dropSessionDidExit: session) }
  }

  /// Calls `collectionView(_:dropSessionDidEnd:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.collectionView(collectionView, dropSessionDidEnd: session) }
  }

  /// Calls `collectionView(_:dropPreviewParametersForItemAt:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    } ?? nil
  }
}
