import Foundation
import RasterCore
import RasterText

/// Sets text in Inter by advances alone, as cairo's `show_text` does.
final class UnkernedText {
  private let face = FontLibrary.shared.system().primary
  /// The advances of the characters measured so far, in ems.
  private var advances: [Unicode.Scalar: CGFloat] = [:]

  /// Places the glyphs of a text one after the other.
  func run(of text: String, size: CGFloat) -> GlyphRun {
    var x: CGFloat = 0
    let glyphs = text.unicodeScalars.map { scalar in
      defer { x += advance(of: scalar) * size }
      return GlyphRun.Glyph(id: face.glyph(for: scalar) ?? 0, x: x)
    }
    return GlyphRun(source: face, size: size, glyphs: glyphs)
  }

  private func advance(of scalar: Unicode.Scalar) -> CGFloat {
    if let advance = advances[scalar] { return advance }
    // A space at the end of a line has no width, between two letters it has.
    let advance = scalar == " " ? width(of: "n n") - 2 * width(of: "n") : width(of: String(scalar))
    advances[scalar] = advance
    return advance
  }

  private func width(of text: String) -> CGFloat {
    let font = TextFont(stack: FontStack(primary: face, fallbacks: []), size: 1)
    return TextLayout(AttributedText(text, attributes: TextAttributes(font: font))).size.width
  }
}
