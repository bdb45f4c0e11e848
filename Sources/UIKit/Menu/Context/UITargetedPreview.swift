// Mirrors UITargetedPreview (iOS 17). Missing: nothing.
// Mirrors UIPreviewParameters (iOS 17). Missing: shadow paths, rectangles of text lines.
// Mirrors UIPreviewTarget (iOS 17). Missing: nothing.
public import Foundation

/// A view that is shown as the preview of a context menu, with its original position.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown as the preview.
  public let view: UIView
  /// The shape and the background of the preview.
  public let parameters: UIPreviewParameters
  /// The original position of the view.
  public let target: UIPreviewTarget
  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Makes a preview of a view with a shape and a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Makes a preview of a view at its position in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Returns the preview with another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The shape and the background of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Makes parameters that show the whole view.
  public override init() { super.init() }
  /// The visible part of the view; nil means the whole view.
  open var visiblePath: UIBezierPath?
  /// Inert: the shape of the shadow; nil means that of the visible part.
  open var shadowPath: UIBezierPath?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour behind the view.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The original position of a preview's view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the position is expressed.
  public let container: UIView
  /// The centre of the preview in the container.
  public let center: CGPoint
  /// Inert: the transform of the preview.
  public let transform: CGAffineTransform

  /// Makes a position in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}
