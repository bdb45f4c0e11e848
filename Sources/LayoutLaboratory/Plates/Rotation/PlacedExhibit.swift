import Foundation
import LayoutStage
import RasterCore

/// A figure with its place on a plate.
struct PlacedExhibit {
  let exhibit: Exhibit
  /// Where the exhibit's own origin lies.
  let origin: CGPoint

  /// Puts a figure so that everything of it begins at a point.
  init(_ exhibit: Exhibit, at corner: CGPoint) {
    self.exhibit = exhibit
    origin = CGPoint(x: corner.x - exhibit.bounds.minX, y: corner.y - exhibit.bounds.minY)
  }

  /// Everything of the figure on the plate, the device around the screen too.
  var frame: CGRect { exhibit.bounds.offsetBy(dx: origin.x, dy: origin.y) }

  /// The layout that the figure shows.
  var layout: PicturedLayout? { exhibit.layout?.offset(by: origin) }
}
