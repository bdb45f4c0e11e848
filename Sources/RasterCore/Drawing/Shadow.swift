public import Foundation

/// The shadow under a group.
public struct Shadow: Sendable, Equatable {
  /// Its colour; its alpha is the shadow's opacity.
  public var color: Color
  /// How far it is moved from the group, in points of the drawing.
  public var offset: CGVector
  /// The standard deviation of its Gaussian blur, in points: a layer's `shadowRadius`.
  public var blur: CGFloat

  /// Makes a shadow.
  public init(color: Color, offset: CGVector, blur: CGFloat) {
    (self.color, self.offset, self.blur) = (color, offset, blur)
  }
}
