package import Foundation

/// The way in which a group is composited with the picture below it.
package struct GroupStyle: Sendable {
  package var alpha: CGFloat = 1
  package var blendMode = BlendMode.sourceOver
  package var shadow: Shadow?
  /// Whether only the shadow is drawn, without the content that casts the shadow.
  package var isShadowOnly = false
  /// Whether the content is always drawn into a layer, so that its blend modes do not affect the
  /// pixels below the group.
  package var isIsolated = false
  /// The mask of the content and its shadow, in the coordinates of the content; nil for none.
  package var mask: GroupMask?

  /// Whether drawing the content directly, without a layer, has the same result.
  var isPlain: Bool {
    !isIsolated && alpha >= 1 && blendMode == .sourceOver && shadow == nil && mask == nil
  }
}

/// The shadow cast by a group on the pixels below it.
package struct Shadow: Sendable, Equatable {
  /// The colour.
  ///
  /// The alpha of the colour is the shadow's opacity.
  package var color: Color
  /// The distance from the group, in points of the drawing.
  package var offset: CGVector
  /// The standard deviation of the Gaussian blur, in points: a layer's `shadowRadius`.
  package var blur: CGFloat

  /// Makes a shadow.
  ///
  /// The offset and the blur are in points.
  package init(color: Color, offset: CGVector, blur: CGFloat) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}
