import Foundation
import RasterCore
import UIKit

/// One flat shape of a drawn plant.
struct PlantPart {
  /// The order in which parts are drawn, whichever grew first.
  enum Layer: Int, Comparable {
    case back, stem, front, top

    static func < (first: Layer, second: Layer) -> Bool { first.rawValue < second.rawValue }
  }

  var path: UIBezierPath
  var ink: Ink
  /// The width of the line that is drawn, or nil for a filled shape.
  var lineWidth: Double?
  var layer = Layer.front

  /// The part moved and turned; `scale` is how much larger the transform makes it.
  ///
  /// The path itself is changed: a part belongs to one plant.
  func transformed(by transform: CGAffineTransform, scale: Double) -> PlantPart {
    path.apply(transform)
    return PlantPart(path: path, ink: ink, lineWidth: lineWidth.map { $0 * scale }, layer: layer)
  }

  /// The same part with a path of its own.
  func copy() -> PlantPart {
    PlantPart(path: UIBezierPath(cgPath: path.cgPath), ink: ink, lineWidth: lineWidth, layer: layer)
  }

  /// The rectangle around the part, half a line width outside its path.
  var bounds: CGRect {
    let reach = (lineWidth ?? 0) / 2
    return path.bounds.insetBy(dx: -reach, dy: -reach)
  }
}
