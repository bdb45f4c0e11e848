import Foundation

/// The exceptions that UIKit raises for invalid constraints, with its messages (facts AL23, AL28 to
/// AL33).
extension NSLayoutConstraint {
  /// Returns an object as an item of a constraint, that is, a view or a guide; any other object
  /// raises an exception.
  static func item(_ object: Any) -> any LayoutItem {
    guard let item = object as? any LayoutItem else {
      UIKitLog.raise(
        "NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.")
    }
    return item
  }

  /// Raises an exception if the attributes cannot be related.
  ///
  /// The message for a mixture of leading or trailing with left or right depends on whether the
  /// sides are anchors.
  func checkAttributes(areAnchors: Bool = false) {
    let (one, other) = (first.kind, second.kind)
    if one == .none { UIKitLog.raise("NSLayoutConstraint: first attribute must not be none") }
    if second.item == nil || multiplier == 0 {
      guard one == .size else { raiseLocationWithoutPair() }
      return
    }
    // Attributes on different axes are accepted here; `checkAxes()` raises the exception when the
    // constraint is solved.
    guard other != .none, (one == .size) == (other == .size) else {
      UIKitLog.raise(
        """
        *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:\
        multiplier:constant:]: Invalid pairing of layout attributes
        """)
    }
    if first.isMixed(with: second) { raiseMixedSides(areAnchors) }
  }

  private func raiseMixedSides(_ areAnchors: Bool) -> Never {
    if areAnchors {
      UIKitLog.raise(
        """
        NSLayoutConstraint for \(first.anchorDescription): A constraint cannot be made between \
        \(first.anchorDescription) and \(second.anchorDescription) because their units are not \
        compatible.
        """)
    }
    UIKitLog.raise(
      """
      *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:\
      multiplier:constant:]: A constraint cannot be made between a leading/trailing attribute \
      and a right/left attribute. Use leading/trailing for both or neither.
      """)
  }

  /// Raises an exception if the constraint relates positions on different axes (fact AL28).
  func checkAxes() {
    guard second.item != nil, first.kind != second.kind else { return }
    UIKitLog.raise("Constraint improperly relates anchors of incompatible types: \(self)")
  }

  private func raiseLocationWithoutPair() -> Never {
    UIKitLog.raise(
      """
      NSLayoutConstraint for \(first.item.map { "\($0)" } ?? "(null)"): A multiplier of 0 or a nil \
      second item together with a location for the first attribute creates an illegal constraint of \
      a location equal to a constant. Location attributes must be specified in pairs.
      """)
  }

  /// Whether a constraint whose items have no common ancestor is left out and logged, instead of
  /// raising an exception; true for previews that lack the code that adds a view.
  package static var mayLackAncestors = false

  /// Raises an exception for items without a common ancestor, or only logs its message if
  /// `mayLackAncestors` is true.
  func refuseNoCommonAncestor() {
    refuse(
      """
      Unable to activate constraint with anchors \(first.anchorDescription) and \
      \(second.anchorDescription) because they have no common ancestor.  Does the constraint or its \
      anchors reference items in different view hierarchies?  That's illegal.
      """)
  }

  func checkPriority(_ new: UILayoutPriority) {
    guard UIEnvironment.current.systemVersion < 13, isActive,
      (priority == .required) != (new == .required)
    else { return }
    UIKitLog.raise(
      """
      Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
      supported.  You passed priority \(decimal(CGFloat(new.rawValue))) and the existing priority \
      was \(decimal(CGFloat(priority.rawValue))).
      """)
  }

  private func refuse(_ message: String) {
    guard Self.mayLackAncestors else { UIKitLog.raise(message) }
    UIKitLog.warn("note: a constraint is left out: \(message)")
  }

  /// Returns whether all items are the view itself or inside it; otherwise raises an exception or,
  /// if `mayLackAncestors` is true, logs its message.
  func checkItems(inside view: UIView) -> Bool {
    guard owners.contains(where: { !$0.isDescendant(of: view) }) else { return true }
    refuse(
      """
      The view hierarchy is not prepared for the constraint: \(self)
      When added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. Break on -[UIView(UIConstraintBasedLayout) \
      _viewHierarchyUnpreparedForConstraint:] to debug.
      """)
    return false
  }
}

extension ConstraintAnchorPoint {
  /// Returns whether one attribute is leading or trailing, and the other is left or right (fact
  /// AL30).
  fileprivate func isMixed(with other: ConstraintAnchorPoint) -> Bool {
    attribute.isDirectional && other.attribute.isAbsoluteSide
      || attribute.isAbsoluteSide && other.attribute.isDirectional
  }
}
