import Foundation
package import PictureComparison
import RasterCore
import RasterText
import SnapshotCore

extension PaneCaptions {
  /// The captions as bitmaps, in the font of the sheets: Golden, Difference, Actual.
  package static let lettered = PaneCaptions(
    golden: letters("Golden"), difference: letters("Difference"), actual: letters("Actual"))

  /// Returns a caption as a bitmap in a font of 32 pixels, a little smaller than a sheet's 12
  /// points at 3×.
  private static func letters(_ word: String) -> Bitmap {
    let font = TextFont(stack: FontLibrary.shared.inter(weight: .medium), size: 32)
    // The grey of a sheet's captions, whose contrast with the grey between the pictures is above
    // 5:1.
    let color = Color(hex: "#5C5D66") ?? .black
    let layout = TextLayout(
      AttributedText(word, attributes: TextAttributes(font: font, color: color)),
      style: ParagraphStyle(alignment: .left), width: .infinity)
    let canvas = Canvas()
    layout.draw(in: canvas, at: .zero)
    return canvas.drawing.rasterized(
      width: Int(layout.size.width.rounded(.up)), height: Int(layout.size.height.rounded(.up)),
      scale: 1)
  }
}
