import Foundation
import LayoutCore

/// The costs of drawing two options in the same picture.
extension DimensionOption {
  /// The reduction of the cost for a line that continues another line in a straight line, as in a
  /// chain of dimensions.
  ///
  /// A line can join at most two others, one at each end.
  static let reward: CGFloat = 3
  /// The distance in points below which parallel lines are hard to distinguish.
  private static let crowded: CGFloat = 13

  /// Returns the cost of this option if `others` are drawn.
  ///
  /// Returns nil if this option cannot be drawn together with one of `others`, or if the cost is
  /// not below `limit`.
  func cost(
    among others: ArraySlice<DimensionOption>, below limit: CGFloat = .infinity
  ) -> CGFloat? {
    var sum = cost
    for index in others.indices where isNear(others[index]) {
      guard let more = cost(beside: others[index]) else { return nil }
      sum += more
      // Joining other lines reduces the cost by at most two rewards. If the cost would still not be
      // below the limit, the remaining options are not examined.
      if sum - 2 * Self.reward >= limit { return nil }
    }
    return sum < limit ? sum : nil
  }

  /// Returns whether two options are so close that they affect each other's cost; most pairs in a
  /// picture are not.
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

  /// Returns whether another option's number overlaps this option's number or lines.
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
