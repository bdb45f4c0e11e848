import Foundation
import LayoutCore

/// A placer of dimension lines and their numbers, so that they cross as little as possible.
///
/// No number is on words, on another number or on a line, and no line runs through words or a
/// number. Who comes first chooses first; then all choose again among the others, which takes the
/// best place from a label that only came early. This is done in several orders, the cheapest
/// picture is kept, and then each clears its surroundings once. A number that finds no place is
/// left out and its line drawn without it; a line that finds none is left out too.
struct DimensionPlacer {
  /// The rectangle of the picture.
  let bounds: CGRect
  /// The rectangle inside the margins.
  let screen: CGRect
  /// The obstacles that are there already.
  let obstacles: Obstacles

  /// Passes in which every label may pick a new position.
  private static let rounds = 2
  /// The number of times that labels without a position may go first.
  private static let attempts = 3

  /// Finds a place for each request.
  ///
  /// - Parameters:
  ///   - requests: the dimensions to place.
  ///   - first: how many of them, from the start, choose before all others in every order.
  /// - Returns: the drawing of each; nil if there is no place at all.
  func place(_ requests: [DimensionRequest], first: Int = 0) -> [DimensionOption?] {
    let choices = requests.map { possible($0.options(around: screen)) }
    let leading = Array(requests.indices.prefix(first))
    let rest = Array(requests.indices.dropFirst(first))
    var best = attempt(requests, choices, leading + rest)
    for order in [rest.reversed(), rest.sorted { requests[$0].length < requests[$1].length }] {
      best = [best, attempt(requests, choices, leading + order)].min(by: <) ?? best
    }
    for _ in 0..<Self.attempts where !best.missing.isEmpty {
      // A label without a place goes first in the next attempt.
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
    for _ in 0...Self.rounds { choose(order, &placed, requests, choices) }
    return DimensionArrangement(placed, of: requests)
  }

  /// Removes the options around one, and lets it choose before them: two may leave a place that one
  /// alone cannot.
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

  /// Chooses the best place for each that has one, one after the other.
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

  /// The options that can be drawn in the picture, each with the cost of its place,
  /// the cheapest first.
  private func possible(_ options: [DimensionOption]) -> [DimensionOption] {
    // Options that differ in their numbers alone follow each other, and have one cost of lines.
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
    // The index breaks ties.
    return possible.indices.sorted { (possible[$0].cost, $0) < (possible[$1].cost, $1) }
      .map { possible[$0] }
  }
}

extension [[DimensionOption]] {
  /// Returns the cheapest option among others that are drawn.
  fileprivate func cheapest(among others: [DimensionOption]) -> DimensionOption? {
    var best: (option: DimensionOption?, cost: CGFloat) = (nil, .infinity)
    for options in self {
      for index in options.indices {
        // They come by cost: what follows cannot be better, whatever it joins.
        if options[index].cost - 2 * DimensionOption.reward >= best.cost { break }
        // The first of equal costs is kept, so that the picture is the same everywhere.
        guard let cost = options[index].cost(among: others[...], below: best.cost) else { continue }
        best = (options[index], cost)
      }
    }
    return best.option
  }
}
