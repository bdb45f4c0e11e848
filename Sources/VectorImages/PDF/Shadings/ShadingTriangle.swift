import Foundation
import RasterCore

/// A triangle whose colour is interpolated between its corners.
struct ShadingTriangle {
  struct Corner {
    var point: CGPoint
    /// The colour of the corner: red, green and blue.
    var color: SIMD3<Double>
  }

  let corners: (Corner, Corner, Corner)
}

/// A part of a shading, drawn as pixels.
struct ShadingPicture {
  let bitmap: Bitmap
  let rect: CGRect
}

extension PDFShading {
  /// Returns the pixels of a part of the drawing, each with a side of at least a quarter of a
  /// point.
  ///
  /// Returns nil for axial and radial shadings, for empty or infinite bounds, and if the file's
  /// budget is spent; for a function, also if the transform has no inverse.
  func picture(
    _ transform: CGAffineTransform, within bounds: CGRect, _ budget: PDFBudget
  ) -> ShadingPicture? {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      return nil
    }
    let scale = min(4, 1024 / max(bounds.width, bounds.height))
    let width = max(1, Int((bounds.width * scale).rounded(.up)))
    let height = max(1, Int((bounds.height * scale).rounded(.up)))
    guard (try? budget.spendPixels(width, height)) != nil else { return nil }
    let toPixels = transform.concatenating(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale))
    var bitmap = Bitmap(width: width, height: height)
    switch kind {
    case .mesh(let triangles):
      for triangle in triangles {
        guard (try? budget.spend(steps: 1)) != nil else { break }
        triangle.fill(&bitmap, toPixels)
      }
    case .function(let function, let domain, let matrix):
      let toSpace = matrix.concatenating(toPixels)
      guard toSpace.hasInverse,
        (try? budget.spend(steps: width * height / 64 * max(1, function.weight))) != nil
      else { return nil }
      fill(&bitmap, function, domain, toSpace.inverted())
    case .axial, .radial: return nil
    }
    let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    return ShadingPicture(bitmap: bitmap, rect: CGRect(origin: bounds.origin, size: size))
  }

  private func fill(
    _ bitmap: inout Bitmap, _ function: PDFFunction, _ domain: CGRect,
    _ inverse: CGAffineTransform
  ) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        guard point.x >= domain.minX, point.x <= domain.maxX, point.y >= domain.minY,
          point.y <= domain.maxY
        else { continue }
        bitmap[x, y] = space.color(function([point.x, point.y])).pixel
      }
    }
  }
}

extension ShadingTriangle {
  /// Writes the pixels whose centres are inside the triangle.
  fileprivate func fill(_ bitmap: inout Bitmap, _ transform: CGAffineTransform) {
    let (a, b, c) = (
      corners.0.point.applying(transform), corners.1.point.applying(transform),
      corners.2.point.applying(transform)
    )
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard area.isFinite, area != 0 else { return }
    func range(_ values: [CGFloat], _ limit: Int) -> Range<Int> {
      let low = min(max((values.min() ?? 0) - 1, 0), CGFloat(limit))
      let high = min(max((values.max() ?? 0) + 1, 0), CGFloat(limit))
      return Int(low)..<Int(high)
    }
    let columns = range([a.x, b.x, c.x], bitmap.width)
    for y in range([a.y, b.y, c.y], bitmap.height) {
      for x in columns {
        let (px, py) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        let second = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area
        let third = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area
        // The triangle is slightly enlarged, so that there is no gap to its neighbour.
        guard second >= -0.0001, third >= -0.0001, second + third <= 1.0001 else { continue }
        let mix =
          corners.0.color * Double(1 - second - third) + corners.1.color * Double(second)
          + corners.2.color * Double(third)
        bitmap[x, y] = Color(red: mix[0], green: mix[1], blue: mix[2]).pixel
      }
    }
  }
}
