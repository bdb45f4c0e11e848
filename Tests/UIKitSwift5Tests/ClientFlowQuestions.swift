// swift-format-ignore-file: NeverForceUnwrap

import UIKit

// Source that queries a flow layout's delegate as on iOS: that it compiles is half of the test.

/// Calls of optional methods of a delegate, in all notations.
struct FlowQuestions {
  let view: UICollectionView
  let source: UICollectionViewDataSource
  let delegate: UICollectionViewDelegateFlowLayout
  weak var other: UICollectionViewDelegateFlowLayout?
  private let first = IndexPath(item: 0, section: 0)

  init(
    view: UICollectionView, source: UICollectionViewDataSource,
    delegate: UICollectionViewDelegateFlowLayout
  ) {
    self.view = view
    self.source = source
    self.delegate = delegate
    other = delegate
  }

  func size() -> CGSize {
    other?.collectionView?(view, layout: view.collectionViewLayout, sizeForItemAt: first)
      ?? CGSize(width: 7, height: 7)
  }

  func insets() -> UIEdgeInsets? {
    guard
      let insets = delegate.collectionView?(
        view, layout: view.collectionViewLayout, insetForSectionAt: 0)
    else { return nil }
    return insets
  }

  func requiredSize() -> CGSize {
    let size = delegate.collectionView!(
      view, layout: view.collectionViewLayout, sizeForItemAt: first)
    return CGSize(width: size.width * 2, height: size.height * 2)
  }

  func requiredSectionHeight() -> CGFloat {
    let layout = view.collectionViewLayout
    var insets = UIEdgeInsets.zero
    let answer = delegate.collectionView!(view, layout: layout, insetForSectionAt: 0)
    if answer != insets { insets = answer }
    return insets.top + insets.bottom
      + delegate.collectionView!(view, layout: layout, minimumLineSpacingForSectionAt: 0)
  }

  func footerHeight() -> CGFloat? {
    other?.collectionView?(
      view, layout: view.collectionViewLayout, referenceSizeForFooterInSection: 0
    ).height
  }

  func sections() -> Range<Int> { 0..<source.numberOfSections!(in: view) }

  func optionalSections() -> Int { source.numberOfSections?(in: view) ?? 9 }

  func canSelect() -> Bool {
    if delegate.collectionView!(view, shouldSelectItemAt: first) { return true }
    return delegate.collectionView?(view, shouldSelectItemAt: first) ?? false
  }
}
