import Foundation
import LayoutCore

extension MeasuredLength {
  private var across: Axis { axis.turned }

  /// The range across the axis that both items cover; if they have none in common, the point
  /// halfway between them.
  private var shared: Span {
    let (start, end) = (
      max(lowerItem.start, upperItem.start), min(lowerItem.end, upperItem.end)
    )
    return Span(start: min(start, (start + end) / 2), length: max(end - start, 0))
  }

  /// Returns the options for the dimension line: between its items, beside them, and in the margin
  /// around the screen.
  func options(around screen: CGRect) -> [DimensionOption] {
    let inside: [CGFloat] = Self.parts.map { shared.start + shared.length * $0 }
    let steps = (1...14).map { CGFloat($0) * Self.step }
    let beside: [CGFloat] = steps.flatMap { [shared.end + $0, shared.start - $0] }
    let outside = [1.0, 2, 3].flatMap { (row: CGFloat) -> [CGFloat] in
      [screen.upper(across) + row * Self.row, screen.lower(across) - row * Self.row]
    }
    return options(at: inside + beside + outside, around: screen)
  }

  /// Returns the options whose dimension line is at one of several positions across the axis.
  func options(at places: [CGFloat], around screen: CGRect) -> [DimensionOption] {
    places.flatMap { place in
      let bare = option(at: place).costing(cost(of: place, around: screen))
      return labelled(bare) + [bare.costing(label == nil ? 0 : Self.costOfNoNumber)]
    }
  }

  /// The cost of leaving out the number.
  ///
  /// It is higher than the usual costs of positions for the number, so that a number is rarely left
  /// out if a position is possible.
  private static let costOfNoNumber: CGFloat = 200

  private func cost(of place: CGFloat, around screen: CGRect) -> CGFloat {
    let shared = shared
    let isOutside = place < screen.lower(across) || place > screen.upper(across)
    let away = abs(place - (shared.start + shared.length / 2))
    let isCovering = isLength && place > shared.start && place < shared.end
    return min(away, 200) / 100 + (isOutside ? 6 : 0) + (isCovering ? 5 : 0)
  }

  private static let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625]
  /// The distance between successive positions beside the items, in points.
  private static let step: CGFloat = 9
  /// The distance between successive lines in the margin, in points.
  private static let row: CGFloat = 16

  private func option(at place: CGFloat) -> DimensionOption {
    let line = Segment(
      start: axis.point(along: lower, across: place), end: axis.point(along: upper, across: place))
    let extensions = [(lower, lowerItem), (upper, upperItem)].compactMap { end, item in
      extensionLine(at: end, from: item, to: place)
    }
    let cost = extensions.reduce(0) { $0 + 1 + $1.length / 25 }
    return DimensionOption(line: line, extensions: extensions, cost: cost)
  }

  /// Returns the line from an item to a dimension line beside it.
  ///
  /// The line starts a little away from the item and ends a little beyond the dimension line. The
  /// result is nil if the dimension line is within the item's extent, so that no line is needed.
  private func extensionLine(at end: CGFloat, from item: Span, to place: CGFloat) -> Segment? {
    let sign: CGFloat = place > item.end ? 1 : -1
    guard place < item.start - 0.5 || place > item.end + 0.5 else { return nil }
    let edge = sign > 0 ? item.end : item.start
    return Segment(
      start: axis.point(along: end, across: edge + sign * min(2, abs(place - edge))),
      end: axis.point(along: end, across: place + sign * 4))
  }
}

extension MeasuredLength {
  /// Returns the options with the number added to a line: in a gap of the line, beyond its end, or
  /// next to it.
  private func labelled(_ bare: DimensionOption) -> [DimensionOption] {
    guard let label else { return [] }
    let place = axis.across(bare.line.start)
    return onLine(label, place, bare) + inLine(label, place, bare) + besideLine(label, place, bare)
  }

  /// Returns options with the number in a gap of the line, with a short piece of line left on both
  /// sides.
  private func onLine(
    _ size: CGSize, _ place: CGFloat, _ bare: DimensionOption
  ) -> [DimensionOption] {
    let free = upper - lower - axis.along(size)
    guard free >= 8 else { return [] }
    return [0.5, 0.3, 0.7, 0.15, 0.85].enumerated().compactMap { index, part in
      let center = lower + (upper - lower) * part
      guard min(center - lower, upper - center) >= axis.along(size) / 2 + 4 else { return nil }
      return labelling(
        bare, at: axis.point(along: center, across: place), size, cost: CGFloat(index) * 0.7)
    }
  }

  /// Returns options with the number beyond an end of the line, at the end of a short extension.
  private func inLine(
    _ size: CGSize, _ place: CGFloat, _ bare: DimensionOption
  ) -> [DimensionOption] {
    [1.0, -1].enumerated().map { (index: Int, sign: CGFloat) in
      let end = sign > 0 ? upper : lower
      let foot = end + sign * 7
      return labelling(
        bare, at: axis.point(along: foot + sign * axis.along(size) / 2, across: place), size,
        leader: [end, foot].map { axis.point(along: $0, across: place) },
        cost: 3 + CGFloat(index) / 10)
    }
  }

  /// Returns options with the number directly beside the line, or a little farther away at the end
  /// of a leader.
  private func besideLine(
    _ size: CGSize, _ place: CGFloat, _ bare: DimensionOption
  ) -> [DimensionOption] {
    let middle = (lower + upper) / 2
    return [2.0, 10, 20, 34].flatMap { (distance: CGFloat) in
      [1.0, -1].map { (sign: CGFloat) in
        let foot = place + sign * distance
        let leader = [place, foot].map { axis.point(along: middle, across: $0) }
        return labelling(
          bare, at: axis.point(along: middle, across: foot + sign * axis.across(size) / 2), size,
          leader: distance > 4 ? leader : [],
          cost: 1.5 + distance / 8 + (sign > 0 ? 0 : 0.1))
      }
    }
  }

  private func labelling(
    _ bare: DimensionOption, at center: CGPoint, _ size: CGSize, leader: [CGPoint] = [],
    cost: CGFloat
  ) -> DimensionOption {
    var option = bare.costing(cost)
    option.leader = leader
    option.label = CGRect(center: center, size: size)
    return option
  }
}
