import Foundation
import RasterCore

/// The drawing of a symbol and its metrics; only this type decides how each symbol is drawn.
///
/// At present every symbol is drawn as a box with its name. Drawings of particular symbols would be
/// added to this type, which would then omit the box and the note for them.
struct SymbolArt {
  let symbol: Symbol.Resolved

  /// The metrics of the image.
  var metrics: SymbolMetrics { SymbolMetrics(SymbolShape(of: symbol.name), symbol) }

  /// The note added to a picture that shows the symbol.
  private var note: String { "not here: symbol \(symbol.name), drawn as a box" }

  /// Returns the drawing of the symbol in a colour, which fills a rectangle.
  func drawing(in rect: CGRect, color: Color) -> Drawing {
    var drawing = SymbolBox(symbol, metrics, in: rect).drawing(color: color)
    drawing.note = note
    return drawing
  }

  /// Draws the symbol to fill a rectangle, in black unless it is tinted.
  func draw(in rect: CGRect, on canvas: Canvas, with pen: ImagePen) {
    let drawing = drawing(in: rect, color: pen.tint ?? .black)
    canvas.beginGroup(alpha: pen.alpha, blendMode: pen.blendMode)
    canvas.draw(drawing)
    canvas.endGroup()
  }

  /// The pixels of the symbol in black, at its own size.
  ///
  /// A symbol larger than the limit for pictures has no pixels, and a warning with its size is
  /// logged.
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
