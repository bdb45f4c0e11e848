package import Foundation
import LayoutCore

/// A stretch of a layout that is kept empty, and why.
struct Gap: Equatable {
  /// What keeps the stretch empty.
  var meaning: Meaning
  /// The side of the section or viewport it lies on; nil for spacing.
  var edge: Edge?
  /// The stretch, in content coordinates.
  var frame: CGRect
  /// The direction in which it is measured.
  var axis: Axis
  /// The least length that was asked for, where the actual one may be greater.
  var minimum: CGFloat?

  /// How long the stretch is.
  var length: CGFloat { frame.length(axis) }
}

/// A side of a rectangle in terms of the scroll axis, as `AxisInsets` names it.
enum Edge: Equatable {
  case start, end, near, far
}

extension Gap {
  /// The measure in words: `10 pt`, or `45.33 pt (min 10)` where more than the minimum is left.
  var label: String {
    let actual = length.plain
    guard let minimum, minimum.plain != actual else { return "\(actual) pt" }
    return "\(actual) pt (min \(minimum.plain))"
  }
}

extension CGFloat {
  /// The number with at most two decimals, without trailing zeros: the same text in every locale.
  package var plain: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "−" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
