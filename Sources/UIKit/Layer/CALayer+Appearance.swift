public import Foundation

extension CALayer {
  /// The opacity of the layer with all that is in it; default 1.
  public var opacity: Float {
    get { Float(state.opacity) }
    set { changeOpacity(to: CGFloat(newValue)) }
  }

  /// Whether contents and sublayers are cut off at the rounded bounds; default no.
  ///
  /// The shadow is cut off with them, as on iOS.
  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { state.masksToBounds = newValue }
  }

  /// The colour behind the contents, in the shape of the rounded bounds.
  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { state.backgroundColor = newValue }
  }

  /// The radius of the corners in points; default 0.
  public var cornerRadius: CGFloat {
    get { state.corners.radius }
    set { state.corners.radius = newValue }
  }

  /// The shape of the corners; default circular.
  public var cornerCurve: CALayerCornerCurve {
    get { state.corners.curve }
    set { state.corners.curve = newValue }
  }

  /// The corners that are rounded; default all.
  public var maskedCorners: CACornerMask {
    get { state.corners.masked }
    set { state.corners.masked = newValue }
  }

  /// The width of the line inside the edges, drawn over all else; default 0.
  public var borderWidth: CGFloat {
    get { state.border.width }
    set { state.border.width = newValue }
  }

  /// The colour of the line inside the edges; default black.
  public var borderColor: CGColor? {
    get { state.border.color }
    set { state.border.color = newValue }
  }

  /// Whether the layer may be kept as pixels between frames; a single picture looks the same.
  public var shouldRasterize: Bool {
    get { state.isRasterized }
    set { state.isRasterized = newValue }
  }

  /// The pixels per point of a layer that is kept as pixels.
  ///
  /// Differs from UIKit: the picture is as sharp with any value.
  public var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { state.rasterizationScale = newValue }
  }

  /// What the layer does instead of animating a change; nothing is animated here anyway.
  public var actions: [String: any CAAction]? {
    get { state.actions }
    set { state.actions = newValue }
  }

  /// A name for finding the layer.
  public var name: String? {
    get { state.name }
    set { state.name = newValue }
  }

  /// The map done to the sublayers around the anchor point; only its affine part is drawn.
  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { state.sublayerTransform = newValue }
  }
}
