import Foundation

extension UICollectionView {
  /// Begins using a different layout; if animated, its elements are loaded before this returns.
  func change(to layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== collectionViewLayout else { return }
    traced(.setLayout(self, to: layout, animated: animated)) {
      if animated { changeLayout(to: layout) } else { collectionViewLayout = layout }
    }
  }

  private func changeLayout(to new: UICollectionViewLayout) {
    // Pending changes are laid out first, because the old layout returns final attributes for the
    // shown elements, and these must be its current ones.
    layoutIfNeeded()
    let old = collectionViewLayout
    let before = shown.order.sorted()
    traced(.prepare(old, forTransitionTo: new)) { old.prepareForTransition(to: new) }
    traced(.prepare(new, forTransitionFrom: old)) { new.prepareForTransition(from: old) }
    for element in before {
      _ = traced(.finalAttributes(old, of: element)) { old.finalAttributes(of: element) }
    }
    for view in shown.ordered {
      traced(.willTransition(view, from: old, to: new)) { view.willTransition(from: old, to: new) }
    }
    collectionViewLayout = new
    showFirst(of: new)
    for view in shown.ordered {
      traced(.didTransition(view, from: old, to: new)) { view.didTransition(from: old, to: new) }
    }
    for layout in [old, new] {
      traced(.finalizeTransition(layout)) { layout.finalizeLayoutTransition() }
    }
  }

  /// Loads the visible elements of a new layout, after requesting their initial attributes.
  private func showFirst(of layout: UICollectionViewLayout) {
    AnimationBlock.suspend {
      validateContent()
      takeTargetOffset()
      validateContent()
    }
    for element in attributesInSight().map(\.state.element) {
      _ = traced(.initialAttributes(layout, of: element)) { layout.initialAttributes(of: element) }
    }
    layoutIfNeeded()
  }
}
