package import Foundation
import RasterCore

/// The steps from a paragraph to its glyphs, for figures that explain them.
///
/// The values are the ones used to set the text, recorded after each step.
package struct TextSteps: Sendable {
  /// A part of the text with the same attributes, font, script and direction.
  package struct Run: Sendable {
    package let scalars: Range<Int>
    /// The font, which may be a fallback.
    package let face: FontFace
    /// The size of an em, in points.
    package let size: CGFloat
    /// The script's ISO 15924 code, such as `Latn`.
    package let script: String
    /// The level of the run in bidirectional text (Unicode's UAX #9).
    ///
    /// Text of an even level runs from left to right, text of an odd level from right to left.
    package let level: Int
    /// The glyphs from left to right.
    package let glyphs: [Glyph]
    /// The total advance of the glyphs, in points.
    package let width: CGFloat
  }

  /// A glyph of a run.
  package struct Glyph: Sendable, Hashable {
    /// The number of the glyph in its font.
    package let id: UInt32
    /// The index of the first scalar that the glyph represents.
    package let cluster: Int
    /// The position from the left end of its run, in points.
    package let x: CGFloat
    /// The advance of the glyph, in points.
    package let advance: CGFloat
  }

  package let scalars: [Unicode.Scalar]
  /// For each scalar, whether a line may end after the scalar.
  package let mayBreak: [Bool]
  /// The runs in reading order.
  package let runs: [Run]
  /// The indices of the runs from left to right, as on a line that contains all of them.
  package let visualOrder: [Int]

  /// Shapes the first paragraph of a text and records each step.
  package init(_ text: AttributedText) {
    let source = TextSource(text)
    let paragraph = Paragraph(source.paragraph(from: 0).content, of: source, direction: .natural)
    scalars = paragraph.scalars.compactMap(Unicode.Scalar.init)
    mayBreak = paragraph.scalars.indices.map { paragraph.breaks[after: $0] != .prohibited }
    runs = paragraph.items.map(Run.init)
    visualOrder = BidiLevels.visualOrder(of: paragraph.items.map(\.level))
  }
}

extension TextSteps.Run {
  fileprivate init(_ item: TextItem) {
    scalars = item.range
    face = item.face
    size = item.attributes.font.size
    script = OpenTypeTag.text(item.script)
    level = Int(item.level)
    var pen: CGFloat = 0
    var placed: [TextSteps.Glyph] = []
    for glyph in item.glyphs {
      let advance = CGFloat(glyph.advance) * item.unit
      placed.append(
        TextSteps.Glyph(
          id: glyph.id, cluster: glyph.cluster, x: pen + CGFloat(glyph.dx) * item.unit,
          advance: advance))
      pen += advance
    }
    glyphs = placed
    width = pen
  }
}
