// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDelegateFlowLayout {
  /// A callable that forwards to the optional methods named `collectionView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDelegateFlowLayout>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDelegateFlowLayout {
  /// Calls `collectionView(_:layout:sizeForItemAt:)` and returns its result, or nil if the method
  /// is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:layout:sizeForItemAt:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)` and returns its result, or the default if
  /// the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)` and returns its result, or
  /// the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)` and returns its result,
  /// or nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)` and returns its result,
  /// or the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)` and returns its result, or
  /// the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction<Object: UICollectionView>(
    _ collectionView: Object, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalMethodCall.result {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)` and returns its result, or
  /// the default if the method is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethodCall.resultOrDefault {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
