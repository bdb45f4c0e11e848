import Foundation
import RasterCore

extension Path {
  /// Returns the path as the text of a `d` attribute, with relative coordinates.
  func svgData(on grid: Grid) -> String {
    var data = PathData(grid: grid)
    data.add(self)
    return data.text
  }

  /// The axis-aligned rectangle that equals the path, or nil for any other path.
  var svgRect: CGRect? {
    guard elements.count == 5, elements[4] == .close, case .move(let p) = elements[0],
      case .line(let q) = elements[1], case .line(let r) = elements[2],
      case .line(let s) = elements[3]
    else { return nil }
    let upright = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let sideways = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard upright || sideways else { return nil }
    return CGRect(
      x: min(p.x, r.x), y: min(p.y, r.y), width: abs(p.x - r.x), height: abs(p.y - r.y))
  }
}
