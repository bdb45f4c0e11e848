import Foundation
import RasterCore

/// What a layer tells the view that it draws.
///
/// Layers belong to no actor, views to the main actor: a layer in a view hierarchy is only changed
/// there, which each call asserts.
protocol LayerOwner: AnyObject {
  func layerWillChangeBounds(to bounds: CGRect)
  func layerDidChangeBounds(from bounds: CGRect)
  func layerNeedsLayout()
  func placeSublayers(of layer: CALayer)
  func drawLayer()
  func recordContents(into canvas: Canvas)
}
