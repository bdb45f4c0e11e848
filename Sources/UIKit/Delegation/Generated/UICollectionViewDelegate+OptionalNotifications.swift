// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension OptionalCalls where Target == any UICollectionViewDelegate {
  /// Calls `collectionView(_:didHighlightItemAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didSelectItemAt:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.collectionView(collectionView, didSelectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didDeselectItemAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:performPrimaryActionForItemAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`, and returns nil if
  /// the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`, and returns
  /// nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  /// Calls `collectionView(_:willDisplayContextMenu:animator:)`, and returns nil if the method is
  /// not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`, and returns nil if the
  /// method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`, and returns nil if
  /// the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)`, and returns nil if the
  /// method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
}
