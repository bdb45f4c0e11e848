public import Foundation

extension UICollectionViewDelegate {
  /// Calls methods that the delegate may not implement; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDelegate {
  /// Returns whether a touched item is highlighted; nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    Unanswered.ask { target.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  }

  /// Returns whether a touched item is highlighted; yes without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    self(collectionView, shouldHighlightItemAt: indexPath) ?? true
  }

  /// Tells that a touched item has been highlighted; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask { target.collectionView(collectionView, didHighlightItemAt: indexPath) }
  }

  /// Tells that a touched item is no longer highlighted; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask { target.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  }

  /// Returns whether a tapped item is selected; nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    Unanswered.ask { target.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  }

  /// Returns whether a tapped item is selected; yes without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    self(collectionView, shouldSelectItemAt: indexPath) ?? true
  }

  /// Returns whether a tapped item is taken out of the selection; nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    Unanswered.ask { target.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  }

  /// Returns whether a tapped item is taken out of the selection; yes without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    self(collectionView, shouldDeselectItemAt: indexPath) ?? true
  }

  /// Tells that a tap has selected an item; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask { target.collectionView(collectionView, didSelectItemAt: indexPath) }
  }

  /// Tells that a tap has taken an item out of the selection; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask { target.collectionView(collectionView, didDeselectItemAt: indexPath) }
  }

  /// Tells that a cell comes into sight; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask {
      target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Tells that a cell has gone out of sight; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask {
      target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Returns the content offset after a change; nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    Unanswered.ask {
      target.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Returns the content offset after a change; as proposed without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    self(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      ?? proposedContentOffset
  }

  /// Tells that a supplementary view comes into sight; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask {
      target.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  /// Tells that a supplementary view has gone out of sight; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask {
      target.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  /// Returns the layout between two layouts; nil without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    Unanswered.ask {
      target.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// Returns the target of a moved item; nil without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    Unanswered.ask {
      target.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }
}
