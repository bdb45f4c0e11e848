package import Foundation

extension Path {
  /// A contour of a path, and its length.
  package struct Contour {
    /// The contour alone.
    package var path: Path
    /// The length in the path's units, along lines no further than 0.01 from its curves.
    package var length: CGFloat
  }

  /// Returns the contours with their lengths, in the order in which they are drawn.
  package func measuredContours() -> [Contour] {
    contours().map { elements in
      let path = Path(elements: elements)
      return Contour(path: path, length: path.length)
    }
  }

  private var length: CGFloat { polylines(tolerance: 0.01).reduce(0) { $0 + $1.length } }
}

extension Polyline {
  /// The length of all lines.
  fileprivate var length: CGFloat {
    let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    return zip(points, ends).reduce(0) { sum, line in
      let (x, y) = (line.1.x - line.0.x, line.1.y - line.0.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }
}
