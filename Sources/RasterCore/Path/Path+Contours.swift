package import Foundation

extension Path {
  /// A contour of a path, and its length.
  package struct Contour {
    /// The contour as a separate path.
    package var path: Path
    /// The length in the path's units, measured along lines within 0.01 of its curves.
    package var length: CGFloat
  }

  /// Returns the contours and their lengths, in drawing order.
  package func measuredContours() -> [Contour] {
    contours().map { elements in
      let path = Path(elements: elements)
      return Contour(path: path, length: path.length)
    }
  }

  private var length: CGFloat { polylines(tolerance: 0.01).reduce(0) { $0 + $1.length } }
}

extension Polyline {
  /// The sum of the lengths of the lines.
  fileprivate var length: CGFloat {
    let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    return zip(points, ends).reduce(0) { sum, line in
      let (x, y) = (line.1.x - line.0.x, line.1.y - line.0.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }
}
