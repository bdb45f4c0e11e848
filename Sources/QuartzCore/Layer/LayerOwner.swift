package import Foundation
package import RasterCore

/// The view of a layer, as the layer calls it.
///
/// Layers belong to no actor, views to the main actor: a layer of a view may only be changed there,
/// which each call asserts.
package protocol LayerOwner: AnyObject {
  /// Whether a change made in an animation is animated.
  var animatesChanges: Bool { get }
  func layerWillChangeBounds(to bounds: CGRect)
  func layerDidChangeBounds(from bounds: CGRect)
  func layerNeedsLayout()
  func placeSublayers(of layer: CALayer)
  func drawLayer()
  func recordContents(into canvas: Canvas)
}
