/// An item in an equation of a stack view's recipe.
package enum StackItem: Hashable, Sendable {
  /// The stack view.
  case stack
  /// The stack view's margins guide.
  case margins
  /// An arranged view, by its place in the list.
  case view(Int)
  /// The guide that spans the views across the axis; `_UILayoutSpacer`.
  case spacer
  /// The guide after a view up to the next one in sight, by the view's place; `_UIOLAGapGuide`.
  case gap(Int)
}

extension StackItem: CustomStringConvertible {
  /// The item in a word: `stack`, `view0`.
  package var description: String {
    switch self {
    case .stack: "stack"
    case .margins: "margins"
    case .view(let index): "view\(index)"
    case .spacer: "spacer"
    case .gap(let index): "gap\(index)"
    }
  }
}
