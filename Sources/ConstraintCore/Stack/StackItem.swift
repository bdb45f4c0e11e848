/// An item in an equation of `StackRecipe`: the stack view, an arranged view or a layout guide.
package enum StackItem: Hashable, Sendable {
  /// The stack view.
  case stack
  /// The stack view's margins guide.
  case margins
  /// An arranged view, by its index.
  case view(Int)
  /// The layout guide that spans the views across the axis; UIKit's `_UILayoutSpacer`.
  case spacer
  /// The layout guide between a view and the next visible one, by the view's index; UIKit's
  /// `_UIOLAGapGuide`.
  case gap(Int)
}

extension StackItem: CustomStringConvertible {
  /// The name of the item: `stack`, `view0`.
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
