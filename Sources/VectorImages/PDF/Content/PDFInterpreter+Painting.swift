import Foundation
import RasterCore

extension PDFInterpreter {
  /// Paints a path given in the current coordinates.
  func paint(_ path: Path, fill rule: FillRule?, isStroked: Bool) throws(PDFError) {
    guard canvas.transform.hasInverse, let mode = beginMasked() else { return }
    if let rule { try fill(path, rule, mode) }
    if isStroked { try stroke(path, mode) }
    endMasked()
  }

  private func fill(_ path: Path, _ rule: FillRule, _ mode: BlendMode) throws(PDFError) {
    if let paint = canvasPaint(state.fill, alpha: state.fillAlpha) {
      return canvas.fill(path, with: paint, using: rule, blendMode: mode)
    }
    guard case .none = state.fill else {
      canvas.save()
      canvas.clip(to: path, using: rule)
      try drawPattern(state.fill, alpha: state.fillAlpha, mode, within: bounds(of: path))
      return canvas.restore()
    }
  }

  private func stroke(_ path: Path, _ mode: BlendMode) throws(PDFError) {
    if let paint = canvasPaint(state.stroke, alpha: state.strokeAlpha) {
      return canvas.stroke(path, state.line, with: paint, blendMode: mode)
    }
    guard case .none = state.stroke else {
      canvas.beginGroup(blendMode: mode, isIsolated: true)
      canvas.stroke(path, state.line, with: .color(.black))
      try drawPattern(state.stroke, alpha: state.strokeAlpha, .sourceIn, within: area)
      return canvas.endGroup()
    }
  }

  /// Returns the bounds of the visible part of a path.
  private func bounds(of path: Path) -> CGRect {
    path.applying(canvas.transform).controlPointBounds.intersection(area)
  }

  /// Returns a paint for the canvas; nil for a pattern that is drawn through a clip, and for no
  /// paint.
  func canvasPaint(_ paint: PDFPaint, alpha: Double) -> Paint? {
    switch paint {
    case .color(let color): return .color(color.withAlpha(color.alpha * alpha))
    case .shading(let shading, let transform):
      guard shading.box == nil, let paint = shading.paint(alpha: alpha) else { return nil }
      return .transformed(paint, transform.concatenating(canvas.transform.inverted()))
    case .tiling, .none: return nil
    }
  }

  /// Draws a pattern in a part of the drawing.
  private func drawPattern(
    _ paint: PDFPaint, alpha: Double, _ mode: BlendMode, within bounds: CGRect
  ) throws(PDFError) {
    guard !bounds.isEmpty else { return }
    canvas.beginGroup(alpha: alpha, blendMode: mode, isIsolated: mode != .sourceOver)
    canvas.transform = .identity
    switch paint {
    case .shading(let shading, let transform):
      draw(shading, transform, within: bounds, isPattern: true)
    case .tiling(let tiling): try draw(tiling, within: bounds)
    case .color, .none: break
    }
    canvas.endGroup()
  }

  /// Draws the shading with a name over the whole clip.
  func drawShading(_ name: String) throws(PDFError) {
    guard let entry = try document.dictionary(resources["Shading"])?[name],
      let shading = try shading(entry)
    else { return omit("shading \(name)") }
    guard canvas.transform.hasInverse, let mode = beginMasked() else { return }
    canvas.save()
    canvas.beginGroup(alpha: state.fillAlpha, blendMode: mode)
    let transform = canvas.transform
    canvas.transform = .identity
    draw(shading, transform, within: area, isPattern: false)
    canvas.endGroup()
    canvas.restore()
    endMasked()
  }

  /// Draws a shading in a part of the drawing.
  private func draw(
    _ shading: PDFShading, _ transform: CGAffineTransform, within bounds: CGRect, isPattern: Bool
  ) {
    if isPattern, let background = shading.background {
      canvas.fill(bounds, with: .color(background))
    }
    canvas.save()
    if let box = shading.box {
      canvas.transform = transform
      canvas.clip(to: box)
      canvas.transform = .identity
    }
    if let paint = shading.paint(alpha: 1) {
      canvas.fill(bounds, with: .transformed(paint, transform))
    } else if let picture = shading.picture(transform, within: bounds, budget) {
      canvas.draw(picture.bitmap, in: picture.rect)
    } else {
      omit("shading type \(shading.type)")
    }
    canvas.restore()
  }
}
