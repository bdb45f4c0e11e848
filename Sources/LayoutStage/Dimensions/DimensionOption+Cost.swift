import Foundation
import LayoutCore

/// Costs of options beside each other.
extension DimensionOption {
  /// The reward for beginning where another line ends; there is one such line at each end.
  static let reward: CGFloat = 3
  /// Lines nearer than this, side by side, are hard to distinguish.
  private static let crowded: CGFloat = 13

  /// Returns the cost among others that are drawn; nil if one of them excludes this one, or
  /// where it is not below a limit.
  func cost(
    among others: ArraySlice<DimensionOption>, below limit: CGFloat = .infinity
  ) -> CGFloat? {
    var sum = cost
    for index in others.indices where isNear(others[index]) {
      guard let more = cost(beside: others[index]) else { return nil }
      sum += more
      // Nothing that follows can reward it enough.
      if sum - 2 * Self.reward >= limit { return nil }
    }
    return sum < limit ? sum : nil
  }

  /// Whether anything of both can meet, which most in a picture cannot.
  func isNear(_ other: DimensionOption) -> Bool {
    let (own, its) = (reach.insetBy(dx: -Self.crowded, dy: -Self.crowded), other.reach)
    return own.minX < its.maxX && its.minX < own.maxX && own.minY < its.maxY && its.minY < own.maxY
  }

  private func cost(beside other: DimensionOption) -> CGFloat? {
    guard !isOn(other), !other.isOn(self), !line.runs(along: other.line, within: 6) else {
      return nil
    }
    if line.continues(other.line) { return -Self.reward }
    var sum = costOfExtensions(other) + other.costOfExtensions(self)
    if line.crosses(other.line) { sum += 6 }
    if line.runs(along: other.line, within: Self.crowded) { sum += 3 }
    return sum
  }

  /// Whether the number of an option is on this one's number or lines.
  private func isOn(_ other: DimensionOption) -> Bool {
    guard let plate = other.label?.insetBy(dx: -1.5, dy: -1.5) else { return false }
    return label?.overlaps(plate) ?? false || strokes.contains { $0.enters(plate) }
  }

  private func costOfExtensions(_ other: DimensionOption) -> CGFloat {
    strokes.dropFirst().reduce(0) { sum, stroke in
      var sum = sum
      if stroke.crosses(other.line) { sum += 2.5 }
      if stroke.runs(along: other.line) { sum += 5 }
      return sum + 0.5 * CGFloat(other.extensions.count(where: stroke.crosses))
    }
  }
}
