public import Foundation

extension CALayer {
  /// The opacity of the layer with its sublayers; the default is 1.
  public var opacity: Float {
    get { Float(state.opacity) }
    set { changeOpacity(to: CGFloat(newValue)) }
  }

  /// Whether contents and sublayers are clipped to the rounded bounds; the default is `false`.
  ///
  /// If it is true, no shadow is visible, as on iOS, where the shadow is clipped too.
  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { state.masksToBounds = newValue }
  }

  /// The colour behind the contents, in the shape of the rounded bounds; nil by default.
  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { animate(.backgroundColor) { state.backgroundColor = newValue } }
  }

  /// The width of the border in points; the border is inside the bounds and in front of all other
  /// content, and the default is 0.
  public var borderWidth: CGFloat {
    get { state.border.width }
    set { animate(.borderWidth) { state.border.width = newValue } }
  }

  /// The colour of the border; the default is black, and nil means no border.
  public var borderColor: CGColor? {
    get { state.border.color }
    set { animate(.borderColor) { state.border.color = newValue } }
  }

  /// Inert: whether the layer may be cached as pixels between frames.
  public var shouldRasterize: Bool {
    get { state.isRasterized }
    set { state.isRasterized = newValue }
  }

  /// Inert: the pixels per point of a layer that is cached as pixels.
  ///
  /// Differs from UIKit: the value has no effect on how sharply the layer is drawn.
  public var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { state.rasterizationScale = newValue }
  }

  /// Inert: the actions, by the name of a property, that are run on iOS when the property changes.
  public var actions: [String: any CAAction]? {
    get { state.actions }
    set { state.actions = newValue }
  }

  /// A name that identifies the layer; nil by default.
  public var name: String? {
    get { state.name }
    set { state.name = newValue }
  }

  /// The transform applied to the sublayers around the anchor point.
  ///
  /// Differs from UIKit: only its affine part is drawn.
  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { animate(.sublayerTransform) { state.sublayerTransform = newValue } }
  }
}
