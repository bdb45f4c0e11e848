public import Foundation
import RasterCore

extension CALayer {
  /// The colour of the shadow; the default is black, and nil means no shadow.
  public var shadowColor: CGColor? {
    get { state.shadow.color }
    set { animate(.shadowColor) { state.shadow.color = newValue } }
  }

  /// The opacity of the shadow; the default is 0, which means no shadow.
  public var shadowOpacity: Float {
    get { state.shadow.opacity }
    set { animate(.shadowOpacity) { state.shadow.opacity = newValue } }
  }

  /// The offset of the shadow in points; the default is (0, −3).
  public var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { animate(.shadowOffset) { state.shadow.offset = newValue } }
  }

  /// The standard deviation of the shadow's Gaussian blur in points; the default is 3.
  public var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { animate(.shadowRadius) { state.shadow.radius = newValue } }
  }

  /// The shape that casts the shadow; if nil, the drawing of the layer and its sublayers casts it.
  public var shadowPath: CGPath? {
    get { state.shadow.path }
    set { state.shadow.path = newValue }
  }
}

extension CALayer {
  /// Returns the shadow in the coordinates of a canvas with a transform; nil if none is visible.
  func shadow(under transform: CGAffineTransform) -> Shadow? {
    let shadow = state.shadow
    guard shadow.opacity > 0, !masksToBounds, drawsItself, let color = shadow.color?.value else {
      return nil
    }
    // A group's shadow is specified in the canvas's coordinates, not in the layer's.
    let offset = shadow.offset.applying(transform)
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return Shadow(
      color: color.withAlpha(color.alpha * Double(min(shadow.opacity, 1))),
      offset: CGVector(dx: Self.limited(offset.width), dy: Self.limited(offset.height)),
      blur: max(0, Self.limited(shadow.radius * scale)))
  }

  /// Returns a length limited to −1024…1024, because the rasteriser allocates all pixels up to the
  /// end of the shadow; 0 for NaN.
  private static func limited(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -1024), 1024)
  }
}
