public import UIKit

/// The conversion of a fixture's numbers for a scroll direction.
public struct Transposition: Sendable {
  /// Whether x and y are exchanged.
  public let isTransposed: Bool

  /// Returns a point.
  public func point(_ p: [Double]) -> CGPoint {
    isTransposed ? CGPoint(x: p[1], y: p[0]) : CGPoint(x: p[0], y: p[1])
  }

  /// Returns a size.
  public func size(_ s: [Double]) -> CGSize {
    isTransposed ? CGSize(width: s[1], height: s[0]) : CGSize(width: s[0], height: s[1])
  }

  /// Returns a rectangle.
  public func rect(_ r: [Double]) -> CGRect {
    CGRect(origin: point(Array(r[0..<2])), size: size(Array(r[2..<4])))
  }

  /// Returns insets from top, left, bottom and right.
  public func insets(_ i: [Double]) -> UIEdgeInsets {
    isTransposed
      ? UIEdgeInsets(top: i[1], left: i[0], bottom: i[3], right: i[2])
      : UIEdgeInsets(top: i[0], left: i[1], bottom: i[2], right: i[3])
  }

  /// Returns a sentence of the console with the words of the direction.
  public func words(_ text: String) -> String {
    guard isTransposed else { return text }
    return text.replacingOccurrences(of: "width", with: "height")
      .replacingOccurrences(of: "left and right", with: "top and bottom")
  }
}
