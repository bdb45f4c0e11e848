import Foundation
import RasterCore

/// The state of a layer apart from its relatives.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var opacity: CGFloat = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
  var corners = LayerCorners()
  var border = LayerBorder()
  var shadow = LayerShadow()
  var contents = LayerContents()
  var actions: [String: any CAAction]?
  var isRasterized = false
  var rasterizationScale: CGFloat = 1
  var name: String?
  var needsLayout = true
  var needsDisplay = true
}

/// The rounding of a layer's corners.
struct LayerCorners {
  var radius: CGFloat = 0
  var curve = CALayerCornerCurve.circular
  var masked = CACornerMask.all
}

/// The border of a layer.
struct LayerBorder {
  var width: CGFloat = 0
  var color: CGColor? = CGColor(.black)
}

/// The shadow of a layer.
struct LayerShadow {
  var color: CGColor? = CGColor(.black)
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: CGPath?
}

/// The contents of a layer and their placement.
struct LayerContents {
  var image: CGImage?
  var drawing: RecordedDisplay?
  var gravity = CALayerContentsGravity.resize
  var scale: CGFloat = 1
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
}
