package import Foundation
package import RasterCore

/// The font, colour and decoration of a run of text.
package struct TextAttributes: Sendable, Hashable {
  /// The font and its size.
  package var font: TextFont
  /// The colour of the glyphs, the underline and, by default, the strikethrough.
  package var color: Color
  /// The distance added after every character, in points.
  ///
  /// Any value other than zero disables ligatures.
  package var kern: CGFloat
  /// The line under the text.
  package var underline: Underline
  /// The line through the text; nil for no line.
  package var strikethrough: Strikethrough?
  /// The distance by which the text is raised above the baseline, in points.
  package var baselineOffset: CGFloat
  /// The colour behind the text, over the whole height of the line; nil for no background.
  package var background: Color?
  /// The drawing in place of the characters; nil for text.
  package var attachment: TextAttachment?

  /// Makes attributes.
  ///
  /// By default the text is plain and black.
  package init(
    font: TextFont, color: Color = .black, kern: CGFloat = 0, underline: Underline = .none,
    baselineOffset: CGFloat = 0
  ) {
    self.font = font
    self.color = color
    self.kern = kern.isFinite ? kern : 0
    self.underline = underline
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
  }

  /// Whether letters may form ligatures.
  ///
  /// Letters with added spacing may not.
  var hasLigatures: Bool { kern == 0 }
}

/// A line through text.
package struct Strikethrough: Sendable, Hashable {
  /// The colour of the line; nil for that of the glyphs.
  package let color: Color?

  /// Makes a line through text, by default in the colour of the glyphs.
  package init(color: Color? = nil) { self.color = color }
}

/// A line under text.
package enum Underline: Sendable, Hashable {
  /// No line.
  case none
  /// One line, with the font's thickness and position.
  case single
}
