/// A reference to a view or a guide that does not retain it, and becomes nil when it is
/// deallocated.
///
/// With Swift's `weak`, the object would get a side table through which all its retains and
/// releases go, which is slow. Instead, each object creates one such reference when it is first
/// needed, and clears it in its deinitialiser.
final class ItemReference {
  nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?

  init(to view: UIView) { self.view = view }

  init(to guide: UILayoutGuide) { self.guide = guide }

  @MainActor var item: (any LayoutItem)? { view ?? guide }

  /// Clears the reference; called when the object is deallocated.
  func forget() {
    view = nil
    guide = nil
  }
}

extension UIView {
  /// A reference to the view that does not increase its retain count.
  var reference: ItemReference {
    if let knownReference { return knownReference }
    let made = ItemReference(to: self)
    knownReference = made
    return made
  }
}

extension UILayoutGuide {
  /// A reference to the guide that does not increase its retain count.
  var reference: ItemReference {
    if let knownReference { return knownReference }
    let made = ItemReference(to: self)
    knownReference = made
    return made
  }
}
