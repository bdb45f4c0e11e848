public import Foundation
package import RasterCore

extension CGContext {
  /// Fills the current path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, using: rule)
    beginPath()
  }

  /// Strokes the current path and begins a new one.
  public func strokePath() {
    stroke(current)
    beginPath()
  }

  /// Fills or strokes the current path, or both, as `mode` requires, and begins a new path.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { fill(current, using: rule) }
    if mode.strokes { stroke(current) }
    beginPath()
  }

  /// Fills a rectangle with the fill colour or pattern.
  public func fill(_ rect: CGRect) { fill(Path(rect), using: .winding) }
  /// Fills rectangles, one after the other.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), using: .winding) }
  /// Strokes the outline of a rectangle with the current line width.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Strokes a rectangle with a line of a given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = old
  }
  /// Strokes the ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Strokes a line between the first two points, between the next two, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(path)
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { canvas.fill(rect, with: .color(.black), blendMode: .clear) }

  /// Intersects the clip with the current path, and begins a new current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    canvas.clip(to: current, using: rule.value)
    beginPath()
  }
  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) { canvas.clip(to: rect) }

  /// Begins a group of drawings that is composited as a whole when it ends; `auxiliaryInfo` has no
  /// effect.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    canvas.beginGroup(alpha: state.alpha, blendMode: state.blendMode.value, shadow: state.shadow)
    // The opacity, blend mode and shadow apply to the group as a whole, so they are reset for the
    // drawings in it.
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }
  /// Ends the innermost group, and draws it.
  public func endTransparencyLayer() {
    canvas.endGroup()
    restoreGState()
  }

  /// Draws an image upside down, like Core Graphics in a context whose y axis points down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    canvas.save()
    // Mirrors y around the middle of the rectangle: y becomes minY + maxY − y.
    canvas.translate(x: 0, y: rect.minY + rect.maxY)
    canvas.scale(x: 1, y: -1)
    drawShadowed {
      canvas.draw(
        image.bitmap, in: rect, sampling: state.sampling, alpha: state.alpha,
        blendMode: state.blendMode.value)
    }
    canvas.restore()
  }
}

extension CGContext {
  /// Fills a path with the current state.
  package func fill(_ path: Path, using rule: CGPathFillRule) {
    drawShadowed {
      if let pattern = state.fillPattern {
        return canvas.fill(
          path, with: pattern, from: .zero, alpha: state.alpha, using: rule.value,
          blendMode: state.blendMode.value)
      }
      canvas.fill(
        path, with: paint(state.fillColor), using: rule.value, blendMode: state.blendMode.value)
    }
  }

  /// Strokes a path with the current state.
  func stroke(_ path: Path) { stroke(path, state.stroke) }

  /// Strokes a path with a given line style.
  package func stroke(_ path: Path, _ style: StrokeStyle) {
    drawShadowed {
      canvas.stroke(
        path, style, with: paint(state.strokeColor), blendMode: state.blendMode.value)
    }
  }
}
