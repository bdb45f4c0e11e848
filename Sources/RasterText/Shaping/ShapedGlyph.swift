/// One glyph HarfBuzz chose, in font units with y down.
struct ShapedGlyph: Sendable, Equatable {
  /// The number of the glyph in its font; 0 is the missing one.
  var id: UInt32
  /// The first scalar, counted from the start of the shaped text, of those the glyph stands for.
  var cluster: Int
  /// How far the pen moves right.
  var advance: Int
  /// Where the glyph stands, measured from the pen.
  var dx: Int, dy: Int
  /// Whether the text may be cut before the cluster without shaping both sides again.
  var isSafeToCut: Bool
}
