/// A stretch of text in one font, script and direction: all that shaping depends on.
struct ShapingRequest: Hashable, Sendable {
  /// The text as Unicode scalars, in reading order.
  var scalars: [UInt32]
  /// The script as an ISO 15924 tag.
  var script: UInt32
  var isRightToLeft: Bool
  /// Whether letters may join; they may not when they are spaced out.
  var hasLigatures: Bool
}
