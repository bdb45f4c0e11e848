public import Foundation
import RasterCore

extension UIImage {
  /// Draws the image in the current context at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context, resized to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, resized, with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let mode = blendMode == .normal ? context.state.blendMode : blendMode
    let pen = ImagePen(
      tint: templateColor, alpha: alpha * context.state.alpha, blendMode: mode.value)
    context.drawShadowed { draw(in: rect, on: context.canvas, with: pen) }
  }

  /// Draws the image in the current context at a point, with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// The colour that replaces the image's own if no view tints it, resolved for the current traits.
  private var templateColor: Color? {
    ownTint.map { $0.value(in: .current) }
  }
}

/// The tint, opacity and blend mode with which an image is drawn.
struct ImagePen {
  /// The colour that replaces the image's own colours; nil keeps them.
  var tint: Color?
  var alpha: CGFloat = 1
  var blendMode = BlendMode.sourceOver
}

extension UIImage {
  /// Draws the image resized to a rectangle, in slices if it has cap insets.
  ///
  /// A symbol, or a vector image whose drawing is kept, is drawn again at the size of the
  /// rectangle, so that it is sharp (fact AC21).
  func draw(in rect: CGRect, on canvas: Canvas, with pen: ImagePen) {
    if let symbol = style.symbol, capInsets == .zero {
      return SymbolArt(symbol: symbol.resolved).draw(in: rect, on: canvas, with: pen)
    }
    guard let note = vector?.note else { return drawPixels(in: rect, on: canvas, with: pen) }
    var drawing = Drawing { drawPixels(in: rect, on: $0, with: pen) }
    drawing.note = note
    canvas.draw(drawing)
  }

  private func drawPixels(in rect: CGRect, on canvas: Canvas, with pen: ImagePen) {
    if let vector, vector.isKept, capInsets == .zero, orientation == .up, rect.size != size {
      return vector.draw(in: rect, imageSize: size, on: canvas, with: pen)
    }
    for piece in ImageSlices(self).pieces(in: rect) {
      draw(piece, on: canvas, with: pen)
    }
  }

  private func draw(_ piece: ImageSlices.Piece, on canvas: Canvas, with pen: ImagePen) {
    if let tint = pen.tint {
      canvas.drawMask(
        _cgImage.bitmap, in: piece.target, source: piece.source, with: .color(tint),
        alpha: pen.alpha, blendMode: pen.blendMode)
    } else {
      canvas.draw(
        _cgImage.bitmap, in: piece.target, source: piece.source, alpha: pen.alpha,
        blendMode: pen.blendMode)
    }
  }
}
