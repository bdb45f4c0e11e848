import Foundation

extension UICollectionView {
  /// Requests a view's preferred attributes, and applies the layout's new attributes, until the
  /// size no longer changes, the layout ignores the preference, or the maximum number of rounds is
  /// reached.
  ///
  /// The calls are made in the order of fact D3. The request is repeated whenever the layout has
  /// given the view a different size than at the last request, even if it is the size that the view
  /// preferred.
  ///
  /// - Returns: whether the layout was invalidated and prepared again.
  func fit(_ view: UICollectionReusableView) -> Bool {
    var isHeard = false
    while let original = view.appliedAttributes, view.fittedSize != original.size,
      original.representedElementCategory != .decorationView
    {
      view.fittedSize = original.size
      guard let preferred = preferred(by: view, over: original) else { break }
      noteRounds(of: view)
      invalidate(for: preferred, over: original)
      isHeard = true
      guard let given = attributesAgain(of: original.state.element) else { break }
      apply(given, to: view)
    }
    return isHeard
  }

  private func invalidate(
    for preferred: UICollectionViewLayoutAttributes,
    over original: UICollectionViewLayoutAttributes
  ) {
    let layout = collectionViewLayout
    let context = traced(.context(layout, preferred: preferred, original: original)) {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    context.reason = .preferredSize
    invalidate(with: context)
    validateLayout()
  }

  /// Requests an element's attributes again after the layout has become valid (fact K11).
  ///
  /// If the layout returns nil for the single element, the attributes of all visible elements are
  /// requested.
  private func attributesAgain(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.indexPath)
    let own =
      element.category == .cell
      ? validAttributes(ofItemAt: path) : validAttributes(ofKind: kind, at: path)
    guard own == nil else { return own }
    validateContent()
    return attributesInSight().first { $0.state.element == element }
  }

  /// Returns a view's preferred attributes, or nil if the layout does not have to be invalidated
  /// for them.
  private func preferred(
    by view: UICollectionReusableView, over original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard view.fittingRounds < Self.fittingRoundLimit,
      let asked = original.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    let preferred = dequeuing(.sizing(view)) {
      traced(.preferredAttributes(view, fitting: asked)) {
        view.preferredLayoutAttributesFitting(asked)
      }
    }
    let layout = collectionViewLayout
    let isHeard = traced(.shouldInvalidate(layout, preferred: preferred, original: original)) {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    return isHeard ? preferred : nil
  }

  /// Counts how often a view has invalidated the layout, and logs a warning at the limit (fact
  /// D16).
  private func noteRounds(of view: UICollectionReusableView) {
    view.fittingRounds += 1
    guard view.fittingRounds == Self.fittingRoundLimit else { return }
    UIKitLog.warn(
      """
      UICollectionViewRecursion: \(view) still returned another size after \
      \(Self.fittingRoundLimit) rounds of preferredLayoutAttributesFitting in one layout pass of \
      \(self). It keeps the one that the layout gave it.
      """)
  }

  /// The maximum number of times that one view may invalidate the layout in one layout pass.
  private static var fittingRoundLimit: Int { 10 }

  /// Clears the measured sizes of all shown views, so that they are requested again.
  func forgetFittedSizes() {
    for view in shown.ordered { view.fittedSize = nil }
  }

  /// Requests the sizes of cells again if the text size has changed and the layout uses
  /// estimated sizes.
  func noteTextSize(after previous: UITraitCollection?) {
    let category = traitCollection.preferredContentSizeCategory
    guard let previous, previous.preferredContentSizeCategory != category,
      collectionViewLayout.isEstimating
    else { return }
    forgetFittedSizes()
    collectionViewLayout.invalidateLayout()
  }
}
