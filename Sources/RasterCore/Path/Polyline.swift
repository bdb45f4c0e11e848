import Foundation

/// A flattened contour.
struct Polyline {
  var points: [CGPoint]
  /// Whether each point lies inside a curve, where a stroke bends without a join.
  var isSmooth: [Bool]
  var isClosed = false

  init(start: CGPoint) { (points, isSmooth) = ([start], [false]) }

  mutating func append(_ point: CGPoint, smooth: Bool) {
    points.append(point)
    isSmooth.append(smooth)
  }
}
