import Foundation

extension CGRect {
  /// The rectangle without a margin at its sides; never less than nothing in the middle.
  ///
  /// `insetBy(dx:dy:)` answers the null rectangle, which no view can have, when the margins meet.
  func padded(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    insetBy(dx: min(x, width / 2), dy: min(y, height / 2))
  }
}
