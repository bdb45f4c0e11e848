import Foundation

/// Closed contours of straight lines, in one array of points.
struct Outlines {
  var points: [CGPoint] = []
  /// The range of each contour's points.
  var contours: [Range<Int>] = []

  /// Appends a contour of all points after a number of earlier points.
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
