// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDragDelegate {
  /// A callable that forwards to the optional methods named `collectionView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDragDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDragDelegate {
  /// Calls `collectionView(_:itemsForAddingTo:at:point:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// Calls `collectionView(_:itemsForAddingTo:at:point:)` and returns its result, or the default if
  /// the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// Calls `collectionView(_:dragPreviewParametersForItemAt:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:dragSessionWillBegin:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, dragSessionWillBegin: session)
    }
  }

  /// Calls `collectionView(_:dragSessionDidEnd:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    OptionalMethodCall.result { target.collectionView(collectionView, dragSessionDidEnd: session) }
  }

  /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// Calls `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }

  /// Calls `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)` and returns its
  /// result, or the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
