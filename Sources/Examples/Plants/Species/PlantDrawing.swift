import Foundation
import RasterCore
import UIKit

/// A full-grown plant that can be drawn into any rectangle.
struct PlantDrawing {
  private let parts: [PlantPart]
  /// The colours, indexed by the raw values of the inks.
  ///
  /// The colours are parsed once, because a plant has hundreds of parts and few colours.
  private let colors: [UIColor]
  /// The bounding rectangle of all parts, in the species' own units.
  let bounds: CGRect

  init(of species: Species) {
    let grown = Turtle.draw(species)
    // The offset preserves the order of growth within a layer, since `sorted` is not guaranteed to
    // be stable.
    parts = grown.enumerated()
      .sorted { ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset) }.map(\.element)
    let palette = species.palette
    colors = Ink.allCases.map { UIColor(palette.color(of: $0)) }
    bounds = grown.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Returns the parts scaled to fit a rectangle, aligned with its lower edge.
  func parts(in rect: CGRect) -> [PlantPart] {
    let scale = min(rect.width / bounds.width, rect.height / bounds.height)
    let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.maxY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.maxY))
    // Transform copies, as transforming a part changes its path, and the plant is drawn into
    // several rectangles.
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

/// A plant that grows when it is first drawn, and whose drawing is recorded once for each
/// rectangle: growing and recording take longer than drawing it again.
@MainActor final class GrownPlant {
  private let species: Species
  private lazy var drawing = PlantDrawing(of: species)
  private var recorded: [(rect: CGRect, steps: Drawing)] = []
  /// The maximum number of recorded rectangles.
  ///
  /// The cells of a figure have only a few sizes, but those of a window that is widened step by
  /// step have hundreds.
  private static let mostRects = 8

  nonisolated init(_ species: Species) {
    self.species = species
  }

  /// Draws the plant into the rectangle, in the current graphics context.
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
