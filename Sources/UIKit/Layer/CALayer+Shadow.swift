public import Foundation

extension CALayer {
  /// The colour of the shadow; default black.
  public var shadowColor: CGColor? {
    get { state.shadow.color }
    set { state.shadow.color = newValue }
  }

  /// The opacity of the shadow; default 0, which is none.
  public var shadowOpacity: Float {
    get { state.shadow.opacity }
    set { state.shadow.opacity = newValue }
  }

  /// How far the shadow is moved from the layer; default (0, −3).
  public var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { state.shadow.offset = newValue }
  }

  /// The standard deviation of the shadow's Gaussian blur in points; default 3.
  public var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { state.shadow.radius = newValue }
  }

  /// The shape that casts the shadow; `nil` is all that the layer and its sublayers draw.
  public var shadowPath: CGPath? {
    get { state.shadow.path }
    set { state.shadow.path = newValue }
  }
}
