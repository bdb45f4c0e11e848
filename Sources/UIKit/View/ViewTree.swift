/// The views of a tree: each view before its subviews, and subviews from back to front.
///
/// The subviews of a view are read after the loop's body has run for the view. The iteration is not
/// recursive, so a tree may be as deep as memory allows.
struct ViewTree: Sequence, IteratorProtocol {
  /// The views that remain to be returned, the next one last.
  private var waiting: [UIView]
  private var last: UIView?

  init(_ root: UIView) { waiting = [root] }

  mutating func next() -> UIView? {
    if let last, !last._subviews.isEmpty { waiting.append(contentsOf: last._subviews.reversed()) }
    last = waiting.popLast()
    return last
  }

  /// Skips the subviews of the view that was returned last.
  mutating func skipSubviews() { last = nil }
}

extension UIView {
  /// The view and all its descendants, each before its subviews.
  var tree: ViewTree { ViewTree(self) }

  /// Calls one closure with each view of the tree before its subviews are visited, and another one
  /// afterwards.
  ///
  /// - Parameters:
  ///   - enter: returns whether to visit the view's subviews; `leave` is called only if it returns
  ///     true. A view that has moved to another superview in the meantime is skipped.
  ///   - leave: called after all subviews of the view have been visited.
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
