/// The views of a tree, each before its subviews, and those from back to front.
///
/// The subviews of a view are read after the loop's body has run for it. There is no recursion, so
/// that a tree may be as deep as memory allows.
struct ViewTree: Sequence, IteratorProtocol {
  /// The views to come, the next one last.
  private var waiting: [UIView]
  private var last: UIView?

  init(_ root: UIView) { waiting = [root] }

  mutating func next() -> UIView? {
    if let last, !last._subviews.isEmpty { waiting.append(contentsOf: last._subviews.reversed()) }
    last = waiting.popLast()
    return last
  }

  /// Leaves out the subviews of the view that came last.
  mutating func skipSubviews() { last = nil }
}

extension UIView {
  /// The view and all in it, each before its subviews.
  var tree: ViewTree { ViewTree(self) }

  /// Calls a closure with each view of the tree before the views in it, and another one after them.
  ///
  /// - Parameters:
  ///   - enter: returns whether the walk goes into the view; only then `leave` is called.
  ///   - leave: is called when all in the view has been left. A view that is in another superview
  ///     by then is skipped.
  func walkTree(enter: (UIView) -> Bool, leave: (UIView) -> Void) {
    var steps = [(view: self, superview: _superview, isLeft: false)]
    while let step = steps.popLast() {
      let view = step.view
      if step.isLeft {
        leave(view)
        continue
      }
      guard view._superview === step.superview, enter(view) else { continue }
      steps.append((view: view, superview: nil, isLeft: true))
      for child in view._subviews.reversed() {
        steps.append((view: child, superview: view, isLeft: false))
      }
    }
  }
}
