import Foundation
import RasterCore

/// Shapes of one paint that follow each other and do not touch, as one path.
struct FillRun {
  /// The attributes that all fills share: the paint and the rule.
  let attributes: String
  private var data: PathData
  private var bounds: [CGRect] = []
  /// The most shapes of a run: each new one is compared with all of them.
  private static let most = 1000

  init(attributes: String, grid: Grid) {
    (self.attributes, data) = (attributes, PathData(grid: grid))
    data.closesContours = false
  }

  /// Adds a shape; false for one that may touch another, whose contours it could cancel, and where
  /// there are enough.
  mutating func add(_ path: Path) -> Bool {
    let own = path.controlPointBounds.insetBy(dx: -1, dy: -1)
    guard bounds.count < Self.most, !bounds.contains(where: own.intersects) else { return false }
    bounds.append(own)
    data.add(path)
    return true
  }

  /// The element; none if nothing was added that has a step.
  var lines: [String] { data.text.isEmpty ? [] : ["<path d=\"\(data.text)\"\(attributes)/>"] }
}
