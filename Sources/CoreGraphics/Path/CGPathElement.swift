// Mirrors CGPathElement (iOS 17). Missing: nothing.
// Mirrors CGPathElementType (iOS 17). Missing: nothing.
public import Foundation
internal import RasterCore

/// The kind of a path element, which determines its number of points.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a contour, with one point.
  case moveToPoint = 0
  /// A straight line, with its end point.
  case addLineToPoint = 1
  /// A quadratic Bézier curve, with its control point and its end point.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve, with its two control points and its end point.
  case addCurveToPoint = 3
  /// The end of a closed contour, without points.
  case closeSubpath = 4
}

/// An element of a path: a start, a line, a curve or an end of a contour.
public struct CGPathElement {
  /// The kind of the element, which determines the number of points.
  public var type: CGPathElementType
  /// The points of the element, which are valid only while the closure that receives them is
  /// running.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure for each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let (type, points) = element.parts
      var values = points + [.zero]
      values.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }
}

extension Path.Element {
  /// The kind of the element, and its points in Core Graphics' order.
  fileprivate var parts: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
    case .close: (.closeSubpath, [])
    }
  }
}
