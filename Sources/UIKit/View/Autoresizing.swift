import Foundation

/// The arithmetic of `autoresizingMask` along one axis.
///
/// Each part of the superview's length can be flexible. The flexible parts share a change of the
/// superview's length in proportion to their own lengths:
///
///     |<- margin ->|<- length ->|<- margin ->|
///
/// If all flexible parts have length 0 they share the change evenly, so that an empty view can
/// grow.
enum Autoresizing {
  static func resize(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let shares = shares(
      of: [
        (flexible.before, start), (flexible.length, length), (flexible.after, old - start - length),
      ])
    let change = new - old
    return (start + change * shares[0], max(0, length + change * shares[1]))
  }

  /// Returns the fractions of a change of the superview's length by which the view's start and
  /// length change.
  static func shares(
    start: CGFloat, length: CGFloat, in outer: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let shares = shares(
      of: [
        (flexible.before, start), (flexible.length, length),
        (flexible.after, outer - start - length),
      ])
    return (shares[0], shares[1])
  }

  private static func shares(of parts: [(isFlexible: Bool, length: CGFloat)]) -> [CGFloat] {
    let lengths = parts.map { $0.isFlexible ? max(0, $0.length) : 0 }
    let total = lengths.reduce(0, +)
    if total > 0 { return lengths.map { $0 / total } }
    let count = CGFloat(max(1, parts.count { $0.isFlexible }))
    return parts.map { $0.isFlexible ? 1 / count : 0 }
  }
}
