import Foundation

/// Closed contours of straight lines, in one array of points.
struct Outlines {
  var points: [CGPoint] = []
  /// The range of each contour's points.
  var contours: [Range<Int>] = []

  /// Appends a contour that consists of the points from index `first` on, if there are any.
  mutating func endContour(from first: Int) {
    if points.count > first { contours.append(first..<points.count) }
  }

  /// The contours as a path.
  var path: Path {
    var path = Path()
    for contour in contours {
      path.addLines(between: Array(points[contour]))
      path.closeSubpath()
    }
    return path
  }
}
