package import Foundation
import LayoutCore

/// An empty area of a layout, with the reason why it is empty.
struct Gap: Equatable {
  /// The overlay style, which depends on the reason why the area is empty.
  var overlayStyle: OverlayStyle
  /// The side of the section or viewport at which the gap is; nil for spacing.
  var side: Side?
  /// The frame of the gap, in content coordinates.
  var frame: CGRect
  /// The direction in which the gap is measured.
  var axis: Axis
  /// The minimum length set in the layout, if the actual length may be greater; otherwise nil.
  var minimum: CGFloat?

  /// A side of a rectangle relative to the scroll axis, named as in `AxisInsets`.
  enum Side: Equatable {
    case start, end, near, far
  }

  /// The key by which gaps are grouped: only one of the gaps with equal keys is measured in a
  /// picture.
  struct Kind: Equatable {
    var overlayStyle: OverlayStyle
    var side: Side?
    var label: String
  }

  /// The key by which the gap is grouped with other gaps.
  var kind: Kind { Kind(overlayStyle: overlayStyle, side: side, label: label) }

  /// The length of the gap along its axis.
  var length: CGFloat { frame.length(axis) }

  /// The length as text: `10 pt`, or `45.33 pt (min 10)` if it is greater than the minimum.
  var label: String {
    let actual = length.hundredths
    guard let minimum, minimum.hundredths != actual else { return "\(actual) pt" }
    return "\(actual) pt (min \(minimum.hundredths))"
  }
}

extension CGFloat {
  /// The number as text with at most two decimals, as shown in pictures and captions.
  ///
  /// Negative numbers have a minus sign, not a hyphen. From 10¹³ on, the number is not rounded.
  package var hundredths: String {
    // Near 2⁵³ / 100, about 9 × 10¹³, a `Double` can no longer represent two decimals.
    guard magnitude < 1e13 else { return Double(self).description }
    let text = Double((self * 100).rounded() / 100).shortest
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
