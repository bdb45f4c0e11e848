import Foundation
import RasterCore
import RasterText

/// A font of a page, with glyphs by codes of one or two bytes.
final class PDFFont {
  enum Kind {
    /// Outlines: returns the path for a code, in ems with y down.
    case outlines((Int) -> Path)
    /// Content streams by codes, with the glyph matrix and the resources.
    case contents([Int: PDFStream], CGAffineTransform, PDFDictionary?)
  }

  let kind: Kind
  /// The number of bytes in a code.
  let codeBytes: Int
  /// The widths of glyphs by their codes, and the width of all other glyphs, in ems.
  private let widths: [Int: Double], defaultWidth: Double
  /// The codes of content-stream glyphs that draw nothing.
  var blankCodes: Set<Int> = []

  init(_ kind: Kind, codeBytes: Int, widths: [Int: Double], defaultWidth: Double) {
    (self.kind, self.codeBytes) = (kind, codeBytes)
    (self.widths, self.defaultWidth) = (widths, defaultWidth)
  }

  /// Returns the distance to the next glyph, in ems.
  func width(of code: Int) -> Double { widths[code] ?? defaultWidth }

  func codes(_ string: [UInt8]) -> [Int] {
    guard codeBytes == 2 else { return string.map(Int.init) }
    return stride(from: 0, to: string.count - 1, by: 2).map {
      Int(string[$0]) << 8 | Int(string[$0 + 1])
    }
  }
}
