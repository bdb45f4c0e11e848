import Foundation
import RasterCore
import RasterText

/// A bundled font that replaces a font to which a document refers without embedding it.
struct StandInFont {
  private let face: FontFace
  private let encoding: PDFEncoding

  /// Chooses a bundled font by the style in the name of the missing font, such as `Bold`.
  init(_ name: String, _ encoding: PDFEncoding) {
    let isBold = name.contains("Bold") || name.contains("Black") || name.contains("Heavy")
    let weight: FontWeight =
      isBold ? .bold : name.contains("Medium") ? .medium : .regular
    let stack =
      name.contains("Courier") || name.contains("Mono")
      ? FontLibrary.shared.monospaced(weight: weight) : FontLibrary.shared.inter(weight: weight)
    face = stack.primary
    // A font without an encoding is read with Adobe's standard encoding.
    self.encoding =
      encoding.isOwn
      ? PDFEncoding(baseName: "StandardEncoding", differences: encoding.differences) : encoding
  }

  /// The widths of codes that have none in the document; empty, so the default width is used.
  var widths: [Int: Double] { [:] }

  /// Returns the outline of the glyph for a code, in ems with y down.
  func outline(of code: Int, width: Double?) -> Path {
    guard let scalar = encoding.scalar(of: code).flatMap(UnicodeScalar.init),
      let glyph = face.glyph(for: scalar)
    else { return Path() }
    return face.outline(of: glyph)
  }
}
