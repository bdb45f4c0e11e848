import Foundation
import RasterCore
import RasterText

/// A font of the package in place of one that a document names but does not contain.
struct StandInFont {
  private let face: FontFace
  private let encoding: PDFEncoding

  /// Chooses a font by the name of another.
  init(_ name: String, _ encoding: PDFEncoding) {
    let isBold = name.contains("Bold") || name.contains("Black") || name.contains("Heavy")
    let weight: FontWeight =
      isBold ? .bold : name.contains("Medium") ? .medium : .regular
    let stack =
      name.contains("Courier") || name.contains("Mono")
      ? FontLibrary.shared.monospaced(weight: weight) : FontLibrary.shared.inter(weight: weight)
    face = stack.primary
    // A font without encoding has Adobe's.
    self.encoding =
      encoding.isOwn
      ? PDFEncoding(baseName: "StandardEncoding", differences: encoding.differences) : encoding
  }

  /// The widths of the standard fonts are not in documents, so that the package's are taken.
  var widths: [Int: Double] { [:] }

  /// Returns the outline of a code's glyph, in ems with y down.
  func outline(of code: Int, width: Double?) -> Path {
    guard let scalar = encoding.scalar(of: code).flatMap(UnicodeScalar.init),
      let glyph = face.glyph(for: scalar)
    else { return Path() }
    return face.outline(of: glyph)
  }
}
