public import Foundation
import RasterCore

extension CALayer {
  /// The colour of the shadow; default black.
  public var shadowColor: CGColor? {
    get { state.shadow.color }
    set { animate(.shadowColor) { state.shadow.color = newValue } }
  }

  /// The opacity of the shadow; default 0, which is none.
  public var shadowOpacity: Float {
    get { state.shadow.opacity }
    set { animate(.shadowOpacity) { state.shadow.opacity = newValue } }
  }

  /// The offset of the shadow in points; default (0, −3).
  public var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { animate(.shadowOffset) { state.shadow.offset = newValue } }
  }

  /// The standard deviation of the shadow's Gaussian blur in points; default 3.
  public var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { animate(.shadowRadius) { state.shadow.radius = newValue } }
  }

  /// The shape that casts the shadow; `nil` is whatever the layer and its sublayers draw.
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
    // A group's shadow is in the coordinates of the canvas, not in those of the layer.
    let offset = shadow.offset.applying(transform)
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return Shadow(
      color: color.withAlpha(color.alpha * Double(min(shadow.opacity, 1))),
      offset: CGVector(dx: Self.limited(offset.width), dy: Self.limited(offset.height)),
      blur: max(0, Self.limited(shadow.radius * scale)))
  }

  /// Returns a length limited to 1024 points: the rasteriser allocates pixels up to the shadow.
  private static func limited(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -1024), 1024)
  }
}
