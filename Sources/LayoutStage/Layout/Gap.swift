package import Foundation
import LayoutCore

/// A stretch of a layout that is kept empty, and why.
struct Gap: Equatable {
  /// The reason why the stretch is empty.
  var overlayStyle: OverlayStyle
  /// The side of the section or viewport it is on; nil for spacing.
  var side: Side?
  /// The stretch, in content coordinates.
  var frame: CGRect
  /// The direction in which it is measured.
  var axis: Axis
  /// The least length that was requested, where the actual one may be greater.
  var minimum: CGFloat?

  /// A side of a rectangle in terms of the scroll axis, as `AxisInsets` names it.
  enum Side: Equatable {
    case start, end, near, far
  }

  /// The properties that gaps of a picture share if only one of them is measured.
  struct Kind: Equatable {
    var overlayStyle: OverlayStyle
    var side: Side?
    var label: String
  }

  /// The properties that the gap shares with others.
  var kind: Kind { Kind(overlayStyle: overlayStyle, side: side, label: label) }

  /// The length of the stretch.
  var length: CGFloat { frame.length(axis) }

  /// The measure as text: `10 pt`, or `45.33 pt (min 10)` where more than the minimum is left.
  var label: String {
    let actual = length.hundredths
    guard let minimum, minimum.hundredths != actual else { return "\(actual) pt" }
    return "\(actual) pt (min \(minimum.hundredths))"
  }
}

extension CGFloat {
  /// The shortest text of the number with at most two decimals, as pictures and captions show
  /// lengths: with a minus sign, not a hyphen.
  package var hundredths: String {
    // Beyond this no double has two digits after its point.
    guard magnitude < 1e13 else { return Double(self).description }
    let text = Double((self * 100).rounded() / 100).shortest
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
