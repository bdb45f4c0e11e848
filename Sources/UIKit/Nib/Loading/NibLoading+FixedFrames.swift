import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Adds constraints for the frame of a subview that has a fixed frame, and so no constraints in
  /// the document (fact IB25).
  ///
  /// No constraints are added for a width or height that the view's content determines.
  func pinFixedFrame(of view: UIView, _ description: InterfaceObject) {
    guard description.properties["fixedFrame"]?.bool == true, let superview = view.superview,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let (frame, natural) = (view.frame, view.intrinsicContentSize)
    var constraints = [
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
    ]
    if natural.width == UIView.noIntrinsicMetric {
      constraints.append(view.widthAnchor.constraint(equalToConstant: frame.width))
    }
    if natural.height == UIView.noIntrinsicMetric {
      constraints.append(view.heightAnchor.constraint(equalToConstant: frame.height))
    }
    for constraint in constraints {
      constraint.identifier = "IB auto generated at build time for view with fixed frame"
      constraint.remember(place: file.place(description.line))
      constraint.isActive = true
    }
  }
}
