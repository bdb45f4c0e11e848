import Foundation
import LayoutCore

extension Callout {
  /// The options with the label outside the screen, at the end of a leader that leaves the gap
  /// through an open end.
  var through: [LabelOption] {
    [true, false].flatMap { isUpper -> [LabelOption] in
      let sign: CGFloat = isUpper ? 1 : -1
      let end = isUpper ? gap.upper(cross) : gap.lower(cross)
      let exit = isUpper ? page.screen.upper(cross) : page.screen.lower(cross)
      guard isClear(cross, from: end, to: exit, across: middle) else { return [] }
      return Self.depths.flatMap { depth in
        (-4...4).map { step in
          through(
            from: end - sign * min(depth, gap.length(cross) / 2), to: exit, sign: sign, step: step)
        }
      }
    }
  }

  /// The distances of the dimension line from the end of the gap at which the leader leaves it, in
  /// points; at most half the gap is used.
  ///
  /// Several are tried, because the line may cover a text, or touch a label that is already placed.
  private static let depths: [CGFloat] = [7, 22, 37]

  /// Returns an option with a label beyond the screen at the end of a leader; the label is shifted
  /// sideways by `step` times its size.
  private func through(
    from place: CGFloat, to exit: CGFloat, sign: CGFloat, step: Int
  ) -> LabelOption {
    let shift = CGFloat(step) * (axis.along(size) + 2 * LabelPlacer.clearance + 1)
    let near = exit + sign * (step == 0 ? Self.lead : Self.lead + 6)
    let start = axis.point(along: middle, across: place)
    let turn = axis.point(along: middle, across: exit + sign * 3)
    let foot = axis.point(along: middle + shift, across: near)
    return LabelOption(
      frame: plate(along: middle + shift, across: near + sign * cross.along(size) / 2),
      measure: measure(at: place), leader: step == 0 ? [start, foot] : [start, turn, foot],
      cost: 10 + abs(exit - place) / 8 + abs(shift) / 2 + (sign > 0 ? 0 : 1))
  }

  /// The options with the label outside the screen, in line with the dimension line and beyond one
  /// of its ends.
  var beyond: [LabelOption] {
    [false, true].flatMap { isUpper -> [LabelOption] in
      let sign: CGFloat = isUpper ? 1 : -1
      let end = isUpper ? gap.upper(axis) : gap.lower(axis)
      let exit = isUpper ? page.screen.upper(axis) : page.screen.lower(axis)
      return places(keeping: 4).compactMap { place, cost in
        guard isClear(axis, from: end, to: exit, across: place) else { return nil }
        let foot = exit + sign * Self.lead
        return LabelOption(
          frame: plate(along: foot + sign * axis.along(size) / 2, across: place),
          measure: measure(at: place),
          leader: [
            axis.point(along: middle, across: place), axis.point(along: foot, across: place),
          ],
          cost: 10 + abs(exit - end) / 8 + cost)
      }
    }
  }

  /// The options with the label at a short distance from the gap, where it may cover other content.
  var beside: [LabelOption] {
    // All labels beside the gap are within this rectangle, so only the obstacles in it are tested.
    let farthest = Self.distances.max() ?? 0
    let reach = gap.insetBy(dx: -farthest - size.width, dy: -farthest - size.height)
    let near = obstacles.filter(reach.overlaps)
    return places(keeping: 1).prefix(3).flatMap { place, cost in
      Self.distances.flatMap { distance in
        [(-1, 0), (-1, -0.5), (-1, 0.5), (1, 0), (1, -0.5), (1, 0.5)].map { sign, shift in
          let option = aside(of: place, distance: distance, sign: sign, shift: shift, over: near)
          return option.costing(cost * 2)
        }
      }
    }
  }

  /// The distances from the dimension line to a label beside the gap, in points.
  private static let distances: [CGFloat] = [8, 16, 28, 44, 64, 90]

  private func aside(
    of place: CGFloat, distance: CGFloat, sign: CGFloat, shift: CGFloat, over obstacles: [CGRect]
  ) -> LabelOption {
    let near = place + sign * distance
    let frame = plate(
      along: middle + shift * axis.along(size), across: near + sign * cross.along(size) / 2)
    let covered = obstacles.reduce(0) { sum, obstacle in
      obstacle.overlaps(frame) ? sum + obstacle.intersection(frame).area : sum
    }
    return LabelOption(
      frame: frame, measure: measure(at: place),
      leader: [
        axis.point(along: middle, across: place),
        axis.point(along: middle + shift * axis.along(size), across: near),
      ],
      cost: 40 + covered / 50 + distance / 3 + abs(shift) * 4)
  }

  /// Returns whether a leader along an axis crosses no obstacle.
  private func isClear(
    _ axis: Axis, from start: CGFloat, to end: CGFloat, across place: CGFloat
  ) -> Bool {
    let line = Segment(
      start: axis.point(along: start, across: place),
      end: axis.point(along: end, across: place))
    return !obstacles.contains(where: line.enters)
  }
}
