package import RasterCore

/// A layer of a glyph with its own colours, such as an emoji: an outline and its colour.
///
/// The layers are drawn in order, one over the other (OpenType's COLR table, version 0).
package struct ColorLayer: Sendable, Hashable {
  /// The number of the glyph with the outline.
  package let glyph: UInt32
  /// The colour; nil for the colour of the text.
  package let color: Color?
}
