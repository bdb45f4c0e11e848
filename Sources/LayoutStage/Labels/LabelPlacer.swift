import Foundation
import LayoutCore

/// A placer of labels, one after the other.
///
/// A label takes the cheapest option that breaks none of three rules: it stays in the picture, it
/// keeps clear of the labels before it, and no leader or dimension line runs through a label or
/// across another leader. Who comes first chooses first, so what matters most is placed first.
struct LabelPlacer {
  /// The rectangle of the picture.
  let bounds: CGRect
  /// The plates that have been placed, and other things to keep clear of.
  private(set) var taken: [CGRect] = []
  /// The leaders and dimension lines that have been placed.
  private(set) var lines: [Segment] = []
  /// The free space around each label.
  static let clearance: CGFloat = 2

  /// Begins with an empty picture.
  init(bounds: CGRect) { self.bounds = bounds }

  /// Keeps labels away from a part of the picture.
  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  /// Takes the cheapest possible option and returns it, or nil when none is possible.
  mutating func place(_ options: [LabelOption]) -> LabelOption? {
    guard let index = cheapest(of: options) else { return nil }
    let option = options[index]
    taken.append(option.frame)
    lines += option.leaderSegments
    if let measure = option.measure { lines.append(measure) }
    return option
  }

  /// The cheapest possible option; of equal costs the first, so that the picture is the same
  /// everywhere.
  ///
  /// Most of some thousand options are dearer than one that was possible, and are not looked at.
  private func cheapest(of options: [LabelOption]) -> Int? {
    var best: Int?
    for index in options.indices {
      if let best, options[index].cost >= options[best].cost { continue }
      if isPossible(options[index]) { best = index }
    }
    return best
  }

  /// Places several labels of equal rank.
  ///
  /// A label that finds no place because of another goes before it in the next attempt. Returns the
  /// options of the attempt that placed the most, in the order of the requests.
  mutating func place(all requests: [[LabelOption]]) -> [LabelOption?] {
    var order = Array(requests.indices)
    var best: (placer: LabelPlacer, placed: [LabelOption?], missing: Int)?
    for _ in 0..<Self.attempts {
      var placer = self
      var placed: [LabelOption?] = requests.map { _ in nil }
      for index in order { placed[index] = placer.place(requests[index]) }
      let missing = order.filter { placed[$0] == nil }
      // A later attempt may be worse, so the best one is kept.
      if missing.count < best?.missing ?? .max { best = (placer, placed, missing.count) }
      if missing.isEmpty { break }
      // A label without a place goes first in the next attempt.
      order = missing + order.filter { placed[$0] != nil }
    }
    if let best { self = best.placer }
    return best?.placed ?? []
  }

  private static let attempts = 6

  private func isPossible(_ option: LabelOption) -> Bool {
    guard bounds.contains(option.frame) else { return false }
    let plate = option.frame.insetBy(dx: -Self.clearance, dy: -Self.clearance)
    if taken.contains(where: plate.overlaps) || lines.contains(where: { $0.enters(plate) }) {
      return false
    }
    let strokes = option.leaderSegments + (option.measure.map { [$0] } ?? [])
    return strokes.allSatisfy(isFree)
  }

  /// Whether a line stays in the picture and clear of everything placed.
  private func isFree(_ line: Segment) -> Bool {
    bounds.contains(line.start) && bounds.contains(line.end)
      && !taken.contains { line.enters($0.insetBy(dx: -1, dy: -1)) }
      && !lines.contains(where: line.meets)
  }
}
