// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDelegate {
  /// A callable that forwards to the optional methods named `collectionView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `collectionViewDidEndMultipleSelectionInteraction(_:)`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var collectionViewDidEndMultipleSelectionInteraction: ((UICollectionView) -> Void)? {
    { view in
      _ = OptionalMethodCall.result {
        self.collectionViewDidEndMultipleSelectionInteraction(view)
      }
    }
  }
}

extension OptionalCalls where Target == any UICollectionViewDelegate {
  /// Calls `collectionView(_:shouldHighlightItemAt:)` and returns its result, or nil if the method
  /// is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldHighlightItemAt:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldSelectItemAt:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldSelectItemAt:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldDeselectItemAt:)` and returns its result, or nil if the method
  /// is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldDeselectItemAt:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)` and returns its result,
  /// or nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)` and returns its result,
  /// or the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)` and returns its result, or
  /// the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// Calls
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`
  /// and returns its result, or nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`
  /// and returns its result, or the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }

  /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)` and returns its result,
  /// or nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)` and returns its result,
  /// or the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `collectionView(_:canFocusItemAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result { target.collectionView(collectionView, canFocusItemAt: indexPath) }
  }

  /// Calls `collectionView(_:canFocusItemAt:)` and returns its result, or the default if the method
  /// is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:canEditItemAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, canEditItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result { target.collectionView(collectionView, canEditItemAt: indexPath) }
  }

  /// Calls `collectionView(_:canEditItemAt:)` and returns its result, or the default if the method
  /// is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }
}
