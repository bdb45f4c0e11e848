import Foundation
import RasterCore

/// The drawing of a symbol and its measures: the one place that knows which symbols are drawn.
///
/// Every symbol is a box with its name for now. A symbol that has a drawing gets its shape from
/// here, draws itself instead of the box, and has no note.
struct SymbolArt {
  let symbol: Symbol.Resolved

  /// The measures of the image.
  var metrics: SymbolMetrics { SymbolMetrics(SymbolShape(of: symbol.name), symbol) }

  /// The note on a picture that shows the symbol.
  private var note: String { "not here: symbol \(symbol.name), drawn as a box" }

  /// Returns the symbol drawn in a color to fill a rectangle.
  func drawing(in rect: CGRect, color: Color) -> Drawing {
    var drawing = SymbolBox(symbol, metrics, in: rect).drawing(color: color)
    drawing.note = note
    return drawing
  }

  /// Draws the symbol to fill a rectangle, in black where nothing tints it.
  func draw(in rect: CGRect, on canvas: Canvas, with pen: ImagePen) {
    let drawing = drawing(in: rect, color: pen.tint ?? .black)
    canvas.beginGroup(alpha: pen.alpha, blendMode: pen.blendMode)
    canvas.draw(drawing)
    canvas.endGroup()
  }

  /// The pixels of the symbol in black, at its own size.
  ///
  /// A symbol that is larger than any picture has none, and the console says how large it would be.
  var image: CGImage {
    let size = metrics.size
    do throws(PictureTooLarge) {
      try PictureLimit.check(size, scale: symbol.displayScale)
    } catch {
      UIKitLog.warn("UIImage(systemName:) drew nothing: \(error)")
      return CGImage(Bitmap(width: 0, height: 0))
    }
    let grid = PixelGrid(scale: symbol.displayScale)
    let drawing = drawing(in: CGRect(origin: .zero, size: size), color: .black)
    return CGImage(
      drawing.rasterized(
        width: grid.pixels(covering: size.width), height: grid.pixels(covering: size.height),
        scale: symbol.displayScale))
  }
}
