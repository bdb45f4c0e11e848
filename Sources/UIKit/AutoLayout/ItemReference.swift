/// A reference to a view or a guide that does not keep it and is nil once it is gone.
///
/// A `weak` one gives its object a side table, through which all its retains and releases go from
/// then on: nearly half of the time of a layout. Here the object has one such reference, made when
/// it is first requested, and clears it when it goes.
final class ItemReference {
  nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?

  init(to view: UIView) { self.view = view }

  init(to guide: UILayoutGuide) { self.guide = guide }

  @MainActor var item: (any LayoutItem)? { view ?? guide }

  /// Is called by the object at its end.
  func forget() {
    view = nil
    guide = nil
  }
}

extension UIView {
  /// The reference to the view that counts nothing.
  var reference: ItemReference {
    if let knownReference { return knownReference }
    let made = ItemReference(to: self)
    knownReference = made
    return made
  }
}

extension UILayoutGuide {
  /// The reference to the guide that counts nothing.
  var reference: ItemReference {
    if let knownReference { return knownReference }
    let made = ItemReference(to: self)
    knownReference = made
    return made
  }
}
