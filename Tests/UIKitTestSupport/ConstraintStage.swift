package import UIKit

/// A root of 400 × 600 points for views with constraints.
@MainActor package struct ConstraintStage {
  package let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  package init() {}

  /// Adds a view that constraints place, with constraints for the lengths that are given.
  package func add(width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
    let view = UIView()
    add(view)
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  package func add(_ view: UIView, to superview: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
  }

  package func activate(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  package func layOut() { root.layoutIfNeeded() }

  /// Pins a view's upper left corner to its superview's.
  package func pinCorner(of view: UIView, x: CGFloat = 0, y: CGFloat = 0) {
    guard let outer = view.superview else { return }
    activate([
      view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: y),
    ])
  }
}
