import Foundation
import QuartzCore

extension CALayer {
  /// The content size and the content inset of the scroll view that owns the layer; nil for other
  /// layers.
  var scrollContent: ScrollContent? {
    get { (owner as? UIScrollView).map { view in MainActor.assumeIsolated { view.content } } }
    set {
      guard let newValue, let view = owner as? UIScrollView else { return }
      MainActor.assumeIsolated { view.content = newValue }
    }
  }
}

extension NSObject {
  /// The layer that stores the object's observable properties; nil if the object is neither a layer
  /// nor a view.
  var observedLayer: CALayer? { self as? CALayer ?? (self as? UIView)?._layer }
}
