import Foundation
import RasterCore

/// The drawing of a symbol and its metrics: that of a custom symbol's document, the figure of its
/// name, or a box with its name if neither exists.
struct SymbolArt {
  let symbol: Symbol.Resolved

  private var figure: SymbolFigure? { SymbolDrawings.figure(named: symbol.name) }

  private var variant: SymbolTemplateVariant? {
    symbol.template?.variant(symbol.weight, symbol.scale, isMulticolor: symbol.isMulticolor)
  }

  /// The metrics of the image.
  var metrics: SymbolMetrics {
    let shape = variant.map { SymbolShape($0, symbol.scale) } ?? SymbolShape(of: symbol.name)
    return SymbolMetrics(shape, symbol)
  }

  /// Returns the drawing of the symbol, which fills a rectangle, in a tint; nil means its own
  /// colours or, if it has none, black.
  func drawing(in rect: CGRect, tint: Color?) -> Drawing {
    let metrics = metrics
    guard let painter = painter(metrics) else {
      return box(metrics, in: rect, color: tint ?? boxColor)
    }
    guard metrics.size.width > 0, metrics.size.height > 0, symbol.pointSize > 0 else {
      return Drawing()
    }
    let drawing = painter.drawing(tint: tint)
    guard rect != CGRect(origin: .zero, size: metrics.size) else { return drawing }
    return Drawing { canvas in
      canvas.translate(x: rect.minX, y: rect.minY)
      canvas.scale(x: rect.width / metrics.size.width, y: rect.height / metrics.size.height)
      canvas.draw(drawing)
    }
  }

  private func painter(_ metrics: SymbolMetrics) -> SymbolPainter? {
    if symbol.template != nil { return variant.map { SymbolPainter($0, symbol, metrics) } }
    return figure.map { SymbolPainter($0, symbol, metrics) }
  }

  /// Returns the box, with the note for a picture that shows it.
  private func box(_ metrics: SymbolMetrics, in rect: CGRect, color: Color) -> Drawing {
    var drawing = SymbolBox(symbol, metrics, in: rect).drawing(color: color)
    drawing.note = "not here: symbol \(symbol.name), drawn as a box"
    return drawing
  }

  private var boxColor: Color { symbol.rendering.color(of: 1, among: [1]) ?? .black }

  /// Draws the symbol to fill a rectangle, in black unless it is tinted or has its own colours.
  func draw(in rect: CGRect, on canvas: Canvas, with pen: ImagePen) {
    let drawing = drawing(in: rect, tint: pen.tint)
    canvas.beginGroup(alpha: pen.alpha, blendMode: pen.blendMode)
    canvas.draw(drawing)
    canvas.endGroup()
  }

  /// The pixels of the symbol in black or in its own colours, at its own size.
  ///
  /// A symbol larger than ``PictureLimit`` allows has no pixels, and a warning with its size is
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
    let drawing = drawing(in: CGRect(origin: .zero, size: size), tint: nil)
    return CGImage(
      drawing.rasterized(
        width: grid.pixels(covering: size.width), height: grid.pixels(covering: size.height),
        scale: symbol.displayScale))
  }
}
