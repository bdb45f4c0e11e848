package import Foundation
package import RasterCore

/// The interface through which a layer calls its view.
///
/// Layers are not isolated to an actor, but views are isolated to the main actor. So the layer of a
/// view may only be changed on the main actor; each call asserts this.
package protocol LayerOwner: AnyObject {
  /// Whether changes in an animation block are animated; false while animations of views are
  /// disabled.
  var animatesChanges: Bool { get }
  func layerWillChangeBounds(to bounds: CGRect)
  func layerDidChangeBounds(from bounds: CGRect)
  func layerNeedsLayout()
  func layOutIfNeeded()
  func placeSublayers(of layer: CALayer)
  func drawLayer()
  func recordContents(into canvas: Canvas)
}
