import Foundation
import RasterCore

extension MeshReader {
  /// Reads patches bounded by four curves (types 6 and 7), as triangles.
  ///
  /// The inner control points of type 7 are ignored; the surface is computed from the border.
  mutating func patches(points: Int, _ budget: PDFBudget) throws(PDFError) -> [ShadingTriangle] {
    var (triangles, last): ([ShadingTriangle], ShadingPatch?) = ([], nil)
    while !isAtEnd {
      try budget.spend(steps: ShadingPatch.parts * ShadingPatch.parts)
      let flag = last == nil ? 0 * self.flag() : self.flag()
      let shared = flag == 0 ? nil : last?.edge(flag)
      let own = (0..<(shared == nil ? points : points - 4)).map { _ in point() }
      let colors = (0..<(shared == nil ? 4 : 2)).map { _ in shade() }
      let patch = ShadingPatch(
        border: Array(((shared?.points ?? []) + own).prefix(12)),
        colors: (shared?.colors ?? []) + colors)
      triangles += patch.triangles
      last = patch
    }
    return triangles
  }
}

/// A patch bounded by four curves: the twelve points of its border, and the colours of its corners.
struct ShadingPatch {
  /// The number of cells into which a patch is divided in each direction.
  static let parts = 10

  let border: [CGPoint]
  let colors: [SIMD3<Double>]

  /// Returns an edge, from 1 to 3, that is shared with the next patch.
  func edge(_ flag: Int) -> (points: [CGPoint], colors: [SIMD3<Double>]) {
    let indices = (0..<4).map { (3 * flag + $0) % 12 }
    return (indices.map { border[$0] }, [colors[flag], colors[(flag + 1) % 4]])
  }

  private static func curve(_ p: [CGPoint], _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
      y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
  }

  /// Returns the point of the Coons surface at parameters u and v, with its colour.
  private func corner(_ u: CGFloat, _ v: CGFloat) -> ShadingTriangle.Corner {
    let p = border
    let left = Self.curve([p[0], p[1], p[2], p[3]], v)
    let top = Self.curve([p[3], p[4], p[5], p[6]], u)
    let right = Self.curve([p[9], p[8], p[7], p[6]], v)
    let bottom = Self.curve([p[0], p[11], p[10], p[9]], u)
    func surface(_ part: (CGPoint) -> CGFloat) -> CGFloat {
      let across = (1 - v) * part(bottom) + v * part(top)
      let along = (1 - u) * part(left) + u * part(right)
      let low = (1 - u) * part(p[0]) + u * part(p[9])
      let high = (1 - u) * part(p[3]) + u * part(p[6])
      return across + along - (1 - v) * low - v * high
    }
    let (x, y) = (Double(u), Double(v))
    let color =
      (colors[0] * (1 - y) + colors[1] * y) * (1 - x) + (colors[3] * (1 - y) + colors[2] * y) * x
    return ShadingTriangle.Corner(
      point: CGPoint(x: surface(\.x), y: surface(\.y)), color: color)
  }

  /// The triangles of the surface's cells.
  var triangles: [ShadingTriangle] {
    guard border.count == 12, colors.count == 4 else { return [] }
    let places = (0...Self.parts).map { CGFloat($0) / CGFloat(Self.parts) }
    let rows = places.map { v in places.map { corner($0, v) } }
    return zip(rows, rows.dropFirst()).flatMap { MeshReader.triangles(between: $0, $1) }
  }
}
