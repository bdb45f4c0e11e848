import Foundation
import RasterCore

/// A run of consecutive shapes with the same paint that do not touch, which are combined in one
/// path.
struct FillRun {
  /// The attributes shared by all shapes: the paint and the fill rule.
  let attributes: String
  private var data: PathData
  private var bounds: [CGRect] = []
  /// The maximum number of shapes in a run.
  ///
  /// Each new shape is compared with all others, so the time grows with the square of the number.
  private static let most = 1000

  init(attributes: String, grid: Grid) {
    (self.attributes, data) = (attributes, PathData(grid: grid))
    data.closesContours = false
  }

  /// Adds a shape.
  ///
  /// Returns false if the run is full, or if the shape may touch another one, since overlapping
  /// contours could cancel each other.
  mutating func add(_ path: Path) -> Bool {
    let own = path.controlPointBounds.insetBy(dx: -1, dy: -1)
    guard bounds.count < Self.most, !bounds.contains(where: own.intersects) else { return false }
    bounds.append(own)
    data.add(path)
    return true
  }

  /// The SVG element of the run, as an array of one line.
  ///
  /// The array is empty if no added shape has any elements.
  var lines: [String] { data.text.isEmpty ? [] : ["<path d=\"\(data.text)\"\(attributes)/>"] }
}
