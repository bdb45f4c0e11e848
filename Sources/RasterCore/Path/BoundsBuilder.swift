import Foundation

/// A bounding box of finite points.
///
/// Points that are not finite are ignored.
struct BoundsBuilder {
  private(set) var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private(set) var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
  /// Whether all points were finite.
  private(set) var isComplete = true

  init() {}

  /// Makes the bounds of a path's points under a transform.
  init(_ path: Path, transform t: CGAffineTransform) {
    // The sum stays zero unless a coordinate is not finite: ∞ · 0 is NaN. A single test of the sum
    // therefore suffices.
    var check: CGFloat = 0
    for element in path.elements {
      element.forEachPoint {
        let point = $0.applying(t)
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        check += (point.x + point.y) * 0
      }
    }
    guard check != 0 else { return }
    self = BoundsBuilder()
    for element in path.elements { element.forEachPoint { add($0.applying(t)) } }
  }

  /// Makes the bounds of points under a transform.
  ///
  /// If all points are finite, a transform without rotation or skew is applied to the bounds only;
  /// otherwise the transform is applied to every point.
  init(_ points: [CGPoint], transform t: CGAffineTransform) {
    guard t.b == 0, t.c == 0, let all = Self.extremes(of: points) else {
      for point in points { add(point.applying(t)) }
      return
    }
    add(all.low.applying(t))
    add(all.high.applying(t))
  }

  /// Returns the minimum and maximum coordinates of points, or nil if there are none or one is not
  /// finite.
  private static func extremes(of points: [CGPoint]) -> (low: CGPoint, high: CGPoint)? {
    guard let first = points.first else { return nil }
    var low = first
    var high = first
    var check: CGFloat = 0
    points.withUnsafeBufferPointer { points in
      for point in points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        // The sum stays zero unless a coordinate is not finite: ∞ · 0 is NaN. A single test of the
        // sum therefore suffices.
        check += (point.x + point.y) * 0
      }
    }
    return check == 0 ? (low, high) : nil
  }

  mutating func add(_ point: CGPoint) {
    guard point.isFinite else { return isComplete = false }
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension PixelRect {
  /// Makes the rectangle of the pixels of `clip` that bounds touch, or returns nil if there are
  /// none.
  init?(around bounds: BoundsBuilder, in clip: PixelRect) {
    let (left, top) = (CGFloat(clip.minX), CGFloat(clip.minY))
    let (right, bottom) = (CGFloat(clip.maxX), CGFloat(clip.maxY))
    guard bounds.low.x < right, bounds.low.y < bottom, bounds.high.x > left, bounds.high.y > top
    else { return nil }
    self.init(
      minX: Int(max(bounds.low.x, left).rounded(.down)),
      minY: Int(max(bounds.low.y, top).rounded(.down)),
      maxX: Int(min(bounds.high.x, right).rounded(.up)),
      maxY: Int(min(bounds.high.y, bottom).rounded(.up)))
  }
}

extension BoundsBuilder {
  /// Returns whether all finite points are inside a rectangle or on its sides.
  func isInside(_ clip: PixelRect) -> Bool {
    low.x >= CGFloat(clip.minX) && low.y >= CGFloat(clip.minY)
      && high.x <= CGFloat(clip.maxX) && high.y <= CGFloat(clip.maxY)
  }
}
