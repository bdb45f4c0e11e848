import Foundation
import LayoutCore

/// A placer that arranges dimension lines and their numbers so that they cross as little as
/// possible.
///
/// A number never overlaps text, or the number or lines of another dimension, and a line never runs
/// through text or a number. The search is greedy: for each request in turn, the cheapest possible
/// option is chosen. Then each request is chosen again with all other options in place, because the
/// first pass favours earlier requests. The passes are repeated with several orders of the
/// requests, and the cheapest arrangement is kept. Finally, for each request in turn, its option
/// and those nearby are removed and chosen again. If there is no position for a number, its line is
/// drawn without the number; if there is none for a line, the line is left out.
struct DimensionPlacer {
  /// The rectangle of the picture.
  let bounds: CGRect
  /// The frame of the screen; lines and numbers may also be in the margins around it.
  let screen: CGRect
  /// The obstacles already in the picture.
  let obstacles: Obstacles

  /// The number of passes after the first, in which the option of every request is chosen again.
  private static let rounds = 2
  /// The maximum number of further orders of the requests, in which those that are not drawn, or
  /// are drawn without their number, come first.
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
      // In the next order, the requests that are not completely drawn are first.
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
      // If a pass changes no choice, the next pass would not change any either.
      if placed == before { break }
    }
    return DimensionArrangement(placed, of: requests)
  }

  /// Removes the option of a request and those near it, and chooses them again, beginning with that
  /// request.
  ///
  /// Thus two options can be moved together if neither can be moved while the other stays.
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

  /// Chooses the cheapest possible option for each request in an order.
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

  /// Returns the options that the obstacles allow, sorted by cost; the cost of covering obstacles
  /// is added to each.
  private func possible(_ options: [DimensionOption]) -> [DimensionOption] {
    // Consecutive options may differ only in the position of their number; the cost of their equal
    // lines is computed only once.
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
    // Options of equal cost are ordered by index, so that the picture is the same on every machine.
    return possible.indices.sorted { (possible[$0].cost, $0) < (possible[$1].cost, $1) }
      .map { possible[$0] }
  }
}

extension [[DimensionOption]] {
  /// Returns the option with the lowest cost if `others` are drawn; nil if none is possible.
  fileprivate func cheapest(among others: [DimensionOption]) -> DimensionOption? {
    var best: (option: DimensionOption?, cost: CGFloat) = (nil, .infinity)
    for options in self {
      for index in options.indices {
        // The options are sorted by cost. If an option would not be cheaper than the best one even
        // with the largest possible reward, no later option would be either.
        if options[index].cost - 2 * DimensionOption.reward >= best.cost { break }
        // Among options of equal cost the first is kept, so that the picture is the same on every
        // machine.
        guard let cost = options[index].cost(among: others[...], below: best.cost) else { continue }
        best = (options[index], cost)
      }
    }
    return best.option
  }
}
