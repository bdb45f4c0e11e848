import Foundation

extension UIView {
  func _addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    // A recogniser belongs to at most one view, so it is removed from its previous view.
    recognizer.view?._removeGestureRecognizer(recognizer)
    state.recognizers.append(recognizer)
    recognizer.view = self
  }

  func _removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    state.recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func setRecognizers(_ recognizers: [UIGestureRecognizer]) {
    state.recognizers.forEach(_removeGestureRecognizer)
    recognizers.forEach(_addGestureRecognizer)
  }
}

extension UIView {
  /// Returns the frontmost view that receives touches at a point in this view's coordinates; nil if
  /// there is none.
  ///
  /// A view that is hidden, has an alpha below 0.01 or does not allow user interaction is skipped
  /// with its subviews. A subview outside its superview's bounds is not found.
  func _hitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    // The subviews are visited from front to back, so that the frontmost view is found first.
    for child in _subviews.reversed() {
      let hit = NestedCalls.run { child.hitTest(convert(point, to: child), with: event) }
      if case .some(.some(let hit)) = hit { return hit }
    }
    return self
  }
}
