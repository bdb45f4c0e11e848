import Foundation
import LayoutCore

/// A placer that arranges dimension lines and their numbers so that they cross as little as
/// possible.
///
/// A number never overlaps text, another number or a line, and a line never runs through text or a
/// number. For each request in turn, the cheapest possible option is chosen. Then each choice is
/// repeated with all other options in place, so that a request does not keep the best position only
/// because it was earlier. This is done in several orders, and the cheapest arrangement is kept.
/// Finally, around each request in turn, the nearby options are removed and chosen again. If there
/// is no position for a number, its line is drawn without it; if there is none for a line, the line
/// is left out too.
struct DimensionPlacer {
  /// The rectangle of the picture.
  let bounds: CGRect
  /// The frame of the screen; lines and numbers may also be in the margins around it.
  let screen: CGRect
  /// The obstacles already in the picture.
  let obstacles: Obstacles

  /// The number of passes after the first, in which the option of every request is chosen again.
  private static let rounds = 2
  /// The number of attempts in which options of requests without a position are chosen first.
  private static let attempts = 3

  /// Chooses an option for each request.
  ///
  /// - Parameters:
  ///   - requests: the dimensions to place.
  ///   - first: the number of requests, from the start, whose options are chosen before all others
  ///     in every order.
  /// - Returns: the option of each request; nil if there is no possible position.
  func place(_ requests: [DimensionRequest], first: Int = 0) -> [DimensionOption?] {
    let choices = requests.map { possible($0.options(around: screen)) }
    let leading = Array(requests.indices.prefix(first))
    let rest = Array(requests.indices.dropFirst(first))
    var best = attempt(requests, choices, leading + rest)
    for order in [rest.reversed(), rest.sorted { requests[$0].length < requests[$1].length }] {
      best = [best, attempt(requests, choices, leading + order)].min(by: <) ?? best
    }
    for _ in 0..<Self.attempts where !best.missing.isEmpty {
      // In the next attempt, the requests without a position are first.
      let order = best.missing + requests.indices.filter { !best.missing.contains($0) }
      best = [best, attempt(requests, choices, order)].min(by: <) ?? best
    }
    for index in requests.indices {
      best = [best, rearranged(best, around: index, requests, choices)].min(by: <) ?? best
    }
    return best.placed
  }

  private func attempt(
    _ requests: [DimensionRequest], _ choices: [[DimensionOption]], _ order: [Int]
  ) -> DimensionArrangement {
    var placed: [DimensionOption?] = requests.map { _ in nil }
    for _ in 0...Self.rounds {
      let before = placed
      choose(order, &placed, requests, choices)
      // If this pass changed no choice, the next one would not either.
      if placed == before { break }
    }
    return DimensionArrangement(placed, of: requests)
  }

  /// Removes the option of a request and those near it, and chooses new ones, beginning with that
  /// request.
  ///
  /// In this way two options can move that cannot be moved separately.
  private func rearranged(
    _ old: DimensionArrangement, around index: Int, _ requests: [DimensionRequest],
    _ choices: [[DimensionOption]]
  ) -> DimensionArrangement {
    let near = old.placed.indices.filter { other in
      guard let one = old.placed[index], let other = old.placed[other] else { return false }
      return one.isNear(other)
    }
    let order = [index] + near.filter { $0 != index }
    var placed = old.placed
    for index in order { placed[index] = nil }
    choose(order, &placed, requests, choices)
    return DimensionArrangement(placed, of: requests)
  }

  /// Chooses the cheapest possible option for each request, one after the other.
  private func choose(
    _ order: [Int], _ placed: inout [DimensionOption?], _ requests: [DimensionRequest],
    _ choices: [[DimensionOption]]
  ) {
    for index in order {
      placed[index] = nil
      let others = placed.compactMap(\.self)
      let joining = requests[index].options(joining: others, around: screen)
      placed[index] = [choices[index], possible(joining)].cheapest(among: others)
    }
  }

  /// Returns the options that can be drawn in the picture, each with the cost of its position
  /// added, cheapest first.
  private func possible(_ options: [DimensionOption]) -> [DimensionOption] {
    // Consecutive options may differ only in the position of their number; the cost of their lines
    // is then the same, and is computed once.
    var last: (line: Segment, cost: CGFloat?)?
    let possible = options.compactMap { option -> DimensionOption? in
      var option = option
      option.measure()
      guard bounds.contains(option.reach) else { return nil }
      let lines = last?.line == option.line ? last?.cost : obstacles.costOfLines(option)
      last = (option.line, lines)
      guard let lines, let number = obstacles.costOfNumber(option) else { return nil }
      return option.costing(lines + number)
    }
    // Equal costs are ordered by index so that the result is the same everywhere.
    return possible.indices.sorted { (possible[$0].cost, $0) < (possible[$1].cost, $1) }
      .map { possible[$0] }
  }
}

extension [[DimensionOption]] {
  /// Returns the cheapest option if `others` are drawn; nil if none is possible.
  fileprivate func cheapest(among others: [DimensionOption]) -> DimensionOption? {
    var best: (option: DimensionOption?, cost: CGFloat) = (nil, .infinity)
    for options in self {
      for index in options.indices {
        // The options are sorted by cost. Once even the largest possible reward for joining lines
        // cannot beat the best cost, no later option can.
        if options[index].cost - 2 * DimensionOption.reward >= best.cost { break }
        // Among options of equal cost the first is kept, so that the picture is the same
        // everywhere.
        guard let cost = options[index].cost(among: others[...], below: best.cost) else { continue }
        best = (options[index], cost)
      }
    }
    return best.option
  }
}
