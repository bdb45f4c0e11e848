public import Foundation

extension UICollectionViewDelegateFlowLayout {
  /// Calls methods that the delegate may not implement; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDelegateFlowLayout>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDelegateFlowLayout {
  /// Returns the size of an item, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    Unanswered.ask {
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// Returns the size of an item, or zero without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    self(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) ?? .zero
  }

  /// Returns the insets of a section, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    Unanswered.ask {
      target.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// Returns the insets of a section, or zero without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    self(collectionView, layout: collectionViewLayout, insetForSectionAt: section) ?? .zero
  }

  /// Returns the distance between lines, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    Unanswered.ask {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Returns the distance between lines, or zero without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    self(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) ?? 0
  }

  /// Returns the least distance between items of a line, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    Unanswered.ask {
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Returns the least distance between items of a line, or zero without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    self(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      ?? 0
  }

  /// Returns the size of a section's header, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    Unanswered.ask {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Returns the size of a section's header, or zero without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    self(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      ?? .zero
  }

  /// Returns the size of a section's footer, or nil without an implementation.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    Unanswered.ask {
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }

  /// Returns the size of a section's footer, or zero without an implementation.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    self(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      ?? .zero
  }
}
