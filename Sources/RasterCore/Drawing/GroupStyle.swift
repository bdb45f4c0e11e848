public import Foundation

/// The combination of a group with the picture under it.
package struct GroupStyle: Sendable {
  package var alpha: CGFloat = 1
  package var blendMode = BlendMode.sourceOver
  package var shadow: Shadow?
  /// Whether only the shadow is drawn, and not the content that casts it.
  package var isShadowOnly = false

  /// Whether drawing the group's content straight away gives the same.
  var isPlain: Bool { alpha >= 1 && blendMode == .sourceOver && shadow == nil }
}

/// The shadow that a group casts on the pixels under it.
public struct Shadow: Sendable, Equatable {
  /// Its colour; its alpha is the shadow's opacity.
  public var color: Color
  /// The distance from the group, in points of the drawing.
  public var offset: CGVector
  /// The standard deviation of its Gaussian blur, in points: a layer's `shadowRadius`.
  public var blur: CGFloat

  /// Makes a shadow.
  public init(color: Color, offset: CGVector, blur: CGFloat) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}
