extension UIView {
  /// Returns statements about the app's constraints that determine the view's position and length
  /// along an axis, the most probable cause of a length that is too short first.
  ///
  /// The order is: constraints on the length, on the trailing side or the bottom, on other sides,
  /// and on other views.
  package func limits(along axis: NSLayoutConstraint.Axis) -> [ConstraintStatement] {
    // Constraints for intrinsic sizes are left out: they have no line of code.
    let constraints = constraintsAffectingLayout(for: axis).filter {
      ConstraintSource.client($0).isOfApp && ($0.location != nil || $0.identifier != nil)
    }
    let ordered = constraints.enumerated().sorted {
      (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset)
    }.map(\.element)
    var names = ItemNames()
    for constraint in ordered { names.learn(from: constraint) }
    return ordered.map { names.statement(of: .client($0), $0, among: []) }
  }

  private func rank(of constraint: NSLayoutConstraint) -> Int {
    let ends: Set<NSLayoutConstraint.Attribute> = [
      .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin,
    ]
    let sides = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ].filter { $0.0 === self }
    if sides.isEmpty { return 3 }
    if sides.contains(where: { $0.1 == .width || $0.1 == .height }) { return 0 }
    return sides.contains { ends.contains($0.1) } ? 1 : 2
  }
}
