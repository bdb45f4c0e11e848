import Foundation
import RasterCore
import RasterText

/// A drawing with something of every font and script.
enum Specimen {
  /// The bytes of the drawing in one number (FNV-1a).
  static var digest: String {
    let hash = bitmap.withUnsafeBytes { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }

  private static var bitmap: Bitmap {
    let canvas = Canvas()
    for (row, font) in fonts.enumerated() {
      let attributes = TextAttributes(font: font, underline: .single)
      let text = AttributedText("AV fi 1→2 Ågé שלום مرحبا 中🇩🇪 naïve", attributes: attributes)
      TextLayout(text, width: 180).draw(in: canvas, at: CGPoint(x: 5, y: 5 + 70 * Double(row)))
    }
    return canvas.drawing.rasterized(width: 200, height: 510, scale: 1, background: .white)
  }

  private static var fonts: [TextFont] {
    FontWeight.allCases.map { .system(size: 17, weight: $0) }
      + [.inter(size: 17), .monospaced(size: 14), .monospaced(size: 14, weight: .bold)]
  }

  /// Reads every bundled font.
  static func readFonts() {
    for font in fonts { _ = font.stack.primary.glyph(for: "a") }
    _ = FontLibrary.shared.all
  }
}
