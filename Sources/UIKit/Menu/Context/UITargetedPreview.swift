// Mirrors UITargetedPreview (iOS 17). Missing: nothing.
// Mirrors UIPreviewParameters (iOS 17). Missing: nothing.
// Mirrors UIPreviewTarget (iOS 17). Missing: nothing.
public import Foundation

/// A view that is lifted while a context menu is open, and where it comes from.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is lifted.
  public let view: UIView
  /// The shape of the lifted view.
  public let parameters: UIPreviewParameters
  /// The place that the view comes from.
  public let target: UIPreviewTarget
  /// The size of the lifted view.
  open var size: CGSize { view.bounds.size }

  /// Makes a preview of a view with a shape and a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Makes a preview of a view at its place in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Returns the preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The shape and the background of a lifted view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Makes the shape of the whole view.
  public override init() { super.init() }
  /// The part of the view that is lifted; nil means the whole.
  open var visiblePath: UIBezierPath?
  /// Inert: the shape of the shadow; nil means that of the visible part.
  open var shadowPath: UIBezierPath?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour behind the view.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The place that a lifted view comes from.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in which the place is.
  public let container: UIView
  /// The centre of the lifted view in the container.
  public let center: CGPoint
  /// Inert: the transform of the lifted view.
  public let transform: CGAffineTransform

  /// Makes a place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}
