import Foundation
import RasterCore
import UIKit

/// A full-grown plant, ready to be drawn into any rectangle.
struct PlantDrawing {
  private let parts: [PlantPart]
  /// The colours by the inks' numbers; read once, as a plant has hundreds of parts and few colours.
  private let colors: [UIColor]
  /// The rectangle all parts fill, in the species' own lengths.
  let bounds: CGRect

  /// Grows a plant.
  init(of species: Species) {
    let grown = Turtle.draw(species)
    // The offset keeps the order of growth within a layer, which sorting does not promise to keep.
    parts = grown.enumerated()
      .sorted { ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset) }.map(\.element)
    let palette = species.palette
    colors = Ink.allCases.map { UIColor(palette.color(of: $0)) }
    bounds = grown.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Returns the parts as they fill a rectangle: as large as they fit, on the lower edge.
  func parts(in rect: CGRect) -> [PlantPart] {
    let scale = min(rect.width / bounds.width, rect.height / bounds.height)
    let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.maxY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.maxY))
    // A copy, as transforming a part changes its path, and the plant fills more than one rectangle.
    return parts.map { $0.copy().transformed(by: transform, scale: scale) }
  }

  /// Draws parts into the current graphics context.
  func draw(_ parts: [PlantPart]) { parts.forEach(draw) }

  private func draw(_ part: PlantPart) {
    let color = colors[part.ink.rawValue]
    guard let lineWidth = part.lineWidth else {
      color.setFill()
      part.path.fill()
      return
    }
    color.setStroke()
    part.path.lineWidth = lineWidth
    part.path.lineCapStyle = .round
    part.path.lineJoinStyle = .round
    part.path.stroke()
  }
}

/// A plant that grows when it is first drawn, and is recorded once for each rectangle: both take
/// longer than drawing it again.
@MainActor final class GrownPlant {
  private let species: Species
  private lazy var drawing = PlantDrawing(of: species)
  private var recorded: [(rect: CGRect, steps: Drawing)] = []
  /// Cells of a figure come in few sizes; a sweep has hundreds.
  private static let mostRects = 8

  nonisolated init(_ species: Species) {
    self.species = species
  }

  /// Fills the rectangle with the plant, in the current graphics context.
  func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.canvas.append(steps(in: rect)) }

  private func steps(in rect: CGRect) -> Drawing {
    if let known = recorded.first(where: { $0.rect == rect }) { return known.steps }
    let context = CGContext(Canvas())
    UIGraphicsPushContext(context)
    drawing.draw(drawing.parts(in: rect))
    UIGraphicsPopContext()
    if recorded.count == Self.mostRects { recorded.removeFirst() }
    recorded.append((rect, context.canvas.drawing))
    return context.canvas.drawing
  }
}
