package import Foundation
import RasterCore

/// The state of a layer apart from its superlayer and sublayers.
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
  /// Whether the layer's own drawing is a material, which shows what is behind it blurred.
  package var isMaterial = false
  package var rasterizationScale: CGFloat = 1
  package var name: String?
  package var needsLayout = true
  package var needsDisplay = true
}

/// The rounding of a layer's corners.
package struct LayerCorners {
  package var radius: CGFloat = 0
  package var curve = CALayerCornerCurve.circular
  package var masked = CACornerMask.all
}

/// The border of a layer.
package struct LayerBorder {
  package var width: CGFloat = 0
  package var color: CGColor? = CGColor(.black)
}

/// The shadow of a layer.
package struct LayerShadow {
  package var color: CGColor? = CGColor(.black)
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  package var radius: CGFloat = 3
  package var path: CGPath?
}

/// The contents of a layer and their placement.
package struct LayerContents {
  package var image: CGImage?
  package var drawing: RecordedDisplay?
  package var gravity = CALayerContentsGravity.resize
  package var scale: CGFloat = 1
  package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
}
