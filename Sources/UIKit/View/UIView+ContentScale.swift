public import Foundation

extension UIView {
  /// Inert: the pixels per point of the view's drawing; the default is the scale of its traits.
  ///
  /// Differs from UIKit: drawings are recorded as vectors, so that they are sharp at every scale.
  public var contentScaleFactor: CGFloat {
    get { state.contentScaleFactor ?? max(1, traitCollection.displayScale) }
    set { state.contentScaleFactor = newValue }
  }
}
