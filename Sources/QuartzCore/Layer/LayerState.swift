package import Foundation
import RasterCore

/// The properties of a layer, without its superlayer and sublayers.
package struct LayerState {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var opacity: CGFloat = 1
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var corners = LayerCorners()
  package var border = LayerBorder()
  package var shadow = LayerShadow()
  package var contents = LayerContents()
  package var actions: [String: any CAAction]?
  package var isRasterized = false
  /// Whether the layer draws a material, that is, a blurred copy of what is behind it.
  package var isMaterial = false
  package var rasterizationScale: CGFloat = 1
  package var name: String?
  package var needsLayout = true
  package var needsDisplay = true
}

/// The corner radius of a layer, the shape of its corners, and which of them are rounded.
package struct LayerCorners {
  package var radius: CGFloat = 0
  package var curve = CALayerCornerCurve.circular
  package var masked = CACornerMask.all
}

/// The width and the colour of a layer's border.
package struct LayerBorder {
  package var width: CGFloat = 0
  package var color: CGColor? = CGColor(.black)
}

/// The colour, opacity, offset, radius and path of a layer's shadow.
package struct LayerShadow {
  package var color: CGColor? = CGColor(.black)
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  package var radius: CGFloat = 3
  package var path: CGPath?
}

/// The contents of a layer, with the properties that determine their position.
package struct LayerContents {
  package var image: CGImage?
  package var drawing: RecordedDisplay?
  package var gravity = CALayerContentsGravity.resize
  package var scale: CGFloat = 1
  package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
}
