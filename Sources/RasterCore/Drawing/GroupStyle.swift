import Foundation

/// How a group is combined with what is under it.
struct GroupStyle: Sendable {
  var alpha: CGFloat = 1
  var blendMode = BlendMode.sourceOver
  var shadow: Shadow?
  /// Whether only the shadow is drawn, and not the content that casts it.
  var isShadowOnly = false

  /// Whether drawing the group's content straight away gives the same.
  var isPlain: Bool { alpha >= 1 && blendMode == .sourceOver && shadow == nil }
}
