import Foundation
import RasterCore
import UIKit

/// One flat shape of a drawn plant.
struct PlantPart {
  /// The layer of a part.
  ///
  /// Parts are drawn in the order of their layers, whichever grew first.
  enum Layer: Int, Comparable {
    case back, stem, front, top

    static func < (first: Layer, second: Layer) -> Bool { first.rawValue < second.rawValue }
  }

  var path: UIBezierPath
  var ink: Ink
  /// The width of the line, or nil for a filled shape.
  var lineWidth: Double?
  var layer = Layer.front

  /// Transforms the part, and returns it with its line width multiplied by `scale`, the transform's
  /// scale.
  ///
  /// The part's own path is changed.
  func transformed(by transform: CGAffineTransform, scale: Double) -> PlantPart {
    path.apply(transform)
    return PlantPart(path: path, ink: ink, lineWidth: lineWidth.map { $0 * scale }, layer: layer)
  }

  /// Returns a copy of the part with its own path.
  func copy() -> PlantPart {
    PlantPart(path: UIBezierPath(cgPath: path.cgPath), ink: ink, lineWidth: lineWidth, layer: layer)
  }

  /// The bounding rectangle, which includes half of the line's width outside the path.
  var bounds: CGRect {
    let reach = (lineWidth ?? 0) / 2
    return path.bounds.insetBy(dx: -reach, dy: -reach)
  }
}
