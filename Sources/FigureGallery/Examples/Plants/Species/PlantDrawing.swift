import Foundation
import RasterCore
import UIKit

/// A full-grown plant, ready to be drawn into any rectangle.
struct PlantDrawing {
  private let parts: [PlantPart]
  private let palette: PlantPalette
  /// The rectangle all parts fill, in the species' own lengths.
  let bounds: CGRect

  /// Grows a plant.
  init(of species: Species) {
    let grown = Turtle.draw(species)
    // The offset keeps the order of growth within a layer, which sorting does not promise to keep.
    parts = grown.enumerated()
      .sorted { ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset) }.map(\.element)
    palette = species.palette
    bounds = grown.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Fills the rectangle with the plant, as large as it fits, standing on the lower edge.
  ///
  /// Draws into the current graphics context.
  func draw(in rect: CGRect) {
    let scale = min(rect.width / bounds.width, rect.height / bounds.height)
    let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.maxY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.maxY))
    // A copy, as transforming a part changes its path, and the plant is drawn more than once.
    for part in parts { draw(part.copy().transformed(by: transform, scale: scale)) }
  }

  private func draw(_ part: PlantPart) {
    let color = UIColor(palette.color(of: part.ink))
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
