/// The equations that lay out the arranged views of a stack view.
///
///     stack ┌──────────────────────────────┐       canvas connections   tie the ends to the stack
///           │┌───────┐ 8 ┌─────┐ 8 ┌──────┐│       spacings             tie neighbours
///           ││ view0 │   │view1│   │ view2││       distribution         decides the lengths
///           ││       │   └─────┘   │      ││       alignment            ties views across the axis
///           │└───────┘             └──────┘│       spacer               is as large as the largest
///           └──────────────────────────────┘
///
/// Identifiers and priorities are UIKit's, as printed by a real stack view (facts ST10 to ST50).
/// *Along* is the direction in which the views follow each other, *across* the other direction. A
/// view is *visible* unless it is hidden; hidden views keep their position in the list, with a
/// length of zero.
package struct StackRecipe: Hashable, Sendable {
  /// The distribution of the stack's length among the views; `UIStackView.Distribution` (fact
  /// ST56).
  package enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// Views are resized by their hugging and compression resistance priorities.
    case fill
    /// All visible views have the same length.
    case fillEqually
    /// Views are resized in proportion to their intrinsic lengths.
    case fillProportionally
    /// Views keep their lengths, and the gaps between them are equal.
    case equalSpacing
    /// Views keep their lengths, and the distances between their centres are equal.
    case equalCentering
  }

  /// The alignment of the views across the axis; `UIStackView.Alignment` (fact ST55).
  package enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// Views fill the stack across the axis.
    case fill
    /// Views are aligned at the leading or top edge.
    case leading
    /// Views are aligned by the baselines of their first lines of text.
    case firstBaseline
    /// Views are centred.
    case center
    /// Views are aligned at the trailing or bottom edge.
    case trailing
    /// Views are aligned by the baselines of their last lines of text.
    case lastBaseline
  }

  /// The properties of an arranged view on which the equations depend.
  package struct View: Hashable, Sendable {
    /// Whether the view is hidden, so that its length is zero and there is no gap for it.
    package var isHidden = false
    /// The spacing after the view, used instead of `spacing`; nil if there is none.
    package var customSpacing: Double?
    /// The intrinsic length along the axis: 0 if the view has none, and nil for a nested stack view
    /// without one, or if the distribution does not need lengths.
    ///
    /// With `fillProportionally`, a view whose length is nil gets the length that the others leave.
    package var length: Double?
    /// Whether the view shows a text that breaks into as many lines as its width requires.
    package var wraps = false
    /// The compression resistance priority along the axis.
    package var compression: Float = 750

    /// Creates a visible view with an intrinsic length along the axis.
    package init(length: Double? = nil) { self.length = length }
  }

  /// The direction in which the views follow each other.
  package var axis = EquationAxis.horizontal
  /// The distribution of the stack's length among the views.
  package var distribution = Distribution.fill
  /// The alignment of the views across the axis.
  package var alignment = Alignment.fill
  /// The distance between adjacent views; the minimum distance if gaps or centres are equally
  /// spaced.
  package var spacing = 0.0
  /// Whether the spacing of a vertical stack is measured between baselines.
  package var isBaselineRelative = false
  /// Whether the views are inside the stack's margins.
  package var isMarginsRelative = false
  /// The arranged views, in order.
  package var views: [View]

  /// Creates the recipe of a stack view with default settings (fact ST2).
  package init(views: [View] = []) { self.views = views }

  /// The equations along the axis, followed by those across it; empty for an empty stack (ST9).
  package var equations: [Equation<StackItem>] { views.isEmpty ? [] : along + across }
}

extension StackRecipe {
  /// Returns the equation that connects an item's edge to the stack or its margins.
  ///
  /// At an end edge the item is on the left side, as UIKit prints it; a margins guide is always on
  /// the left side (fact ST47).
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

  /// Returns the equation that makes the stack as short as possible, unless other constraints set
  /// its length.
  func fit(_ axis: EquationAxis) -> Equation<StackItem> {
    Equation(.stack, axis.length, .equal, 0).named("UISV-canvas-fit", priority: 49)
  }

  /// The indices of the visible views.
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
