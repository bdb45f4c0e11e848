/// The equations that a stack view lays its arranged views out by.
///
///     stack ┌──────────────────────────────┐       canvas connections   tie the ends to the stack
///           │┌───────┐ 8 ┌─────┐ 8 ┌──────┐│       spacings             tie neighbours
///           ││ view0 │   │view1│   │ view2││       distribution         decides the lengths
///           ││       │   └─────┘   │      ││       alignment            ties views across the axis
///           │└───────┘             └──────┘│       spacer               is as thick as the thickest
///           └──────────────────────────────┘
///
/// Identifiers and priorities are UIKit's, as printed by a real stack view (facts ST10 to ST50).
/// *Along* is the direction in which the views follow each other, *across* the other one. A view is
/// *in sight* unless it is hidden; hidden ones keep their place in the list with no length.
package struct StackRecipe: Hashable, Sendable {
  /// The division of the stack's length among the views; `UIStackView.Distribution` (fact ST56).
  package enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// By hugging and compression.
    case fill
    /// All arranged views have one length.
    case fillEqually
    /// In proportion to their intrinsic lengths.
    case fillProportionally
    /// Their own lengths, with equal gaps.
    case equalSpacing
    /// Their own lengths, with equal distances from centre to centre.
    case equalCentering
  }

  /// The position of the views across the axis; `UIStackView.Alignment` (fact ST55).
  package enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// The length of the stack.
    case fill
    /// At the leading or the top edge.
    case leading
    /// With their first lines of text on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing or the bottom edge.
    case trailing
    /// With their last lines of text on one line.
    case lastBaseline
  }

  /// The measures of an arranged view that the recipe depends on.
  package struct View: Hashable, Sendable {
    /// Whether the view takes no part in the lengths and gaps.
    package var isHidden = false
    /// The gap after the view instead of `spacing`.
    package var customSpacing: Double?
    /// The intrinsic length along the axis, 0 where the view has none; nil takes no part in
    /// `fillProportionally`, and gets what is left.
    package var length: Double?
    /// Whether the view shows text on as many lines as its width needs.
    package var wraps = false
    /// The priority of being no shorter than the intrinsic length.
    package var compression: Float = 750

    /// Makes a view in sight with an intrinsic length along the axis.
    package init(length: Double? = nil) { self.length = length }
  }

  /// The direction in which the views follow each other.
  package var axis = EquationAxis.horizontal
  /// The division of the stack's length among the views.
  package var distribution = Distribution.fill
  /// The position of the views across the axis.
  package var alignment = Alignment.fill
  /// The gap between neighbours, or the least gap where distances are made equal.
  package var spacing = 0.0
  /// Whether gaps of a vertical stack are measured between baselines.
  package var isBaselineRelative = false
  /// Whether the views are inside the stack's margins.
  package var isMarginsRelative = false
  /// The arranged views, in order.
  package var views: [View]

  /// Makes the recipe of a stack view with default settings (fact ST2).
  package init(views: [View] = []) { self.views = views }

  /// The equations: those along the axis, then those across it; none for an empty stack (ST9).
  package var equations: [Equation<StackItem>] { views.isEmpty ? [] : along + across }
}

extension StackRecipe {
  /// Returns the connection of an item's edge with the stack or its margins.
  ///
  /// At the end the item comes first, as UIKit prints it; a margins guide always does (fact ST47).
  func connection(
    of item: StackItem, at edge: Attribute, _ relation: Relation = .equal
  ) -> Equation<StackItem> {
    let isEnd = edge == .trailing || edge == .bottom
    let equation =
      isMarginsRelative
      ? Equation(.margins, edge, isEnd ? relation.flipped : relation, item, edge)
      : isEnd
        ? Equation(item, edge, relation, .stack, edge)
        : Equation(.stack, edge, relation, item, edge)
    return equation.named("UISV-canvas-connection")
  }

  /// Returns the equation that the stack is as short as possible, if no other sets its length.
  func fit(_ axis: EquationAxis) -> Equation<StackItem> {
    Equation(.stack, axis.length, .equal, 0).named("UISV-canvas-fit", priority: 49)
  }

  /// The places of the views that are not hidden.
  var inSight: [Int] { views.indices.filter { !views[$0].isHidden } }
}

extension Relation {
  /// The relation with its sides exchanged.
  var flipped: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
