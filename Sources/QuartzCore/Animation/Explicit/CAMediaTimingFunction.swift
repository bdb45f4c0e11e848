// Mirrors CAMediaTimingFunction (iOS 17). Missing: `NSCoding`.
// Mirrors CAMediaTimingFunctionName (iOS 17). Missing: nothing.
public import Foundation

/// A curve of progress over time: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  package let curve: CubicCurve

  /// Makes the curve with a name; the default curve if the name is unknown.
  public init(name: CAMediaTimingFunctionName) { curve = name.curve }

  /// Makes a curve from the coordinates of its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  package init(_ curve: CubicCurve) { self.curve = curve }

  /// Writes the coordinates of one of the curve's four points, from 0 to 3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Makes a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve of Core Animation's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var curve: CubicCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    default: .system
    }
  }
}
