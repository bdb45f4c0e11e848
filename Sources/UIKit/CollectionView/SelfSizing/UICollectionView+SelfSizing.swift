import Foundation

extension UICollectionView {
  /// Requests a view's preferred attributes until the layout gives it these, or ignores them.
  ///
  /// The calls come in the order of fact D3. The request is repeated whenever the layout has given
  /// the view another size than at the last request, even the size that it preferred.
  ///
  /// - Returns: whether the layout was made invalid, and was prepared again.
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

  /// Returns one element's attributes from a layout that is valid again (fact K11); a layout that
  /// only knows rectangles gets a request for the visible part.
  private func attributesAgain(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.indexPath)
    let own =
      element.category == .cell
      ? validAttributes(ofItemAt: path) : validAttributes(ofKind: kind, at: path)
    guard own == nil else { return own }
    validateContent()
    return attributesInSight().first { $0.state.element == element }
  }

  /// Returns a view's preferred attributes, if the layout is to be made invalid for them.
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

  /// Counts the changes of the layout by a view, and logs a warning at the limit (fact D16).
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

  /// The most times that one view may change the layout in one layout pass.
  private static var fittingRoundLimit: Int { 10 }

  /// Drops the preferred sizes of all shown views, as after a change of the bounds' size.
  func forgetFittedSizes() {
    for view in shown.ordered { view.fittedSize = nil }
  }

  /// Drops the sizes that cells requested at another text size.
  func noteTextSize(after previous: UITraitCollection?) {
    let category = traitCollection.preferredContentSizeCategory
    guard let previous, previous.preferredContentSizeCategory != category,
      (collectionViewLayout as? UICollectionViewFlowLayout)?.isEstimating == true
    else { return }
    forgetFittedSizes()
    collectionViewLayout.invalidateLayout()
  }
}
