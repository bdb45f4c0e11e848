import Foundation
import LayoutCore

/// A placer that positions labels one after the other.
///
/// For each label, the cheapest option is chosen that satisfies three rules: it is inside the
/// picture, it does not overlap the labels and lines placed before it, and its leader and dimension
/// line touch none of these. A placed label rules out options of later labels, so the most
/// important labels are placed first.
struct LabelPlacer {
  /// The rectangle of the picture.
  let bounds: CGRect
  /// The frames of the labels already placed, and other areas that labels must not overlap.
  private(set) var taken: [CGRect] = []
  /// The leaders and dimension lines already placed.
  private(set) var lines: [Segment] = []
  /// The empty space that is kept around each label, in points.
  static let clearance: CGFloat = 2

  /// Makes a placer for an empty picture.
  init(bounds: CGRect) { self.bounds = bounds }

  /// Reserves an area that labels must not overlap.
  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  /// Places a label with its cheapest possible option, and returns the option; nil if none is
  /// possible.
  mutating func place(_ options: [LabelOption]) -> LabelOption? {
    guard let index = cheapest(of: options) else { return nil }
    let option = options[index]
    taken.append(option.frame)
    lines += option.leaderSegments
    if let measure = option.measure { lines.append(measure) }
    return option
  }

  /// Returns the index of the cheapest possible option; nil if none is possible.
  ///
  /// Among options of equal cost the first is chosen, so that the picture is the same on every
  /// machine.
  ///
  /// Most of the thousands of options cost more than a possible one that was already found, and are
  /// skipped without further checks.
  private func cheapest(of options: [LabelOption]) -> Int? {
    var best: Int?
    for index in options.indices {
      if let best, options[index].cost >= options[best].cost { continue }
      if isPossible(options[index]) { best = index }
    }
    return best
  }

  /// Places several labels of equal importance.
  ///
  /// The labels are placed in several attempts: those without a position in one attempt are placed
  /// first in the next. The result contains the options of the attempt that placed the most labels,
  /// in the order of the requests, with nil for a label that was not placed.
  mutating func place(all requests: [[LabelOption]]) -> [LabelOption?] {
    var order = Array(requests.indices)
    var best: (placer: LabelPlacer, placed: [LabelOption?], missing: Int)?
    for _ in 0..<Self.attempts {
      var placer = self
      var placed: [LabelOption?] = requests.map { _ in nil }
      for index in order { placed[index] = placer.place(requests[index]) }
      let missing = order.filter { placed[$0] == nil }
      // A later attempt may place fewer labels, so the best one is kept.
      if missing.count < best?.missing ?? .max { best = (placer, placed, missing.count) }
      if missing.isEmpty { break }
      // A label without a position is placed first in the next attempt.
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

  /// Returns whether a line is inside the picture and touches no label or line already placed.
  private func isFree(_ line: Segment) -> Bool {
    bounds.contains(line.start) && bounds.contains(line.end)
      && !taken.contains { line.enters($0.insetBy(dx: -1, dy: -1)) }
      && !lines.contains(where: line.meets)
  }
}
