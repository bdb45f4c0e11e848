import Foundation

/// The division of contours into dashes.
///
/// ```
///  pattern   ███··█··          Each segment continues the current dash or gap of the pattern,
///  contour  ─────┐ ┌────       so a dash can go round corners; the phase is the start offset.
/// ```
struct Dasher {
  /// The alternating lengths of dashes and gaps.
  ///
  /// The number of elements is even.
  private let pattern: [CGFloat]
  private let first: (index: Int, rest: CGFloat)
  private let period: CGFloat

  /// The number of dashes and gaps that may still be made, which starts at a hundred thousand for
  /// each path.
  ///
  /// A contour with more dashes and gaps than this number is drawn solid.
  private var budget: CGFloat = 100_000

  /// Makes a dasher.
  ///
  /// Returns nil if the lengths of the pattern add up to zero, if one of them is negative, or if a
  /// number is not finite.
  init?(_ pattern: [CGFloat], phase: CGFloat) {
    let sum = pattern.reduce(0, +)
    guard sum > 0, sum.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return nil }
    // In an odd pattern, dashes and gaps swap at each repetition. Doubling the pattern makes it
    // even.
    self.pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    period = pattern.count % 2 == 0 ? sum : 2 * sum
    var rest = phase - (phase / period).rounded(.down) * period
    var index = 0
    while rest > 0, rest >= self.pattern[index], index + 1 < self.pattern.count {
      rest -= self.pattern[index]
      index += 1
    }
    first = (index, max(0, self.pattern[index] - rest))
  }

  /// Returns a contour's dashes, or the contour itself if it has no length or too many dashes.
  ///
  /// In a closed contour, a dash that runs into the start is joined with the dash that begins
  /// there.
  mutating func dashes(of contour: StrokeContour) -> [StrokeContour] {
    let length = contour.segments.reduce(0) { $0 + $1.length }
    let count = length / period * CGFloat(pattern.count)
    guard length > 0, count < budget else { return [contour] }
    budget -= count
    var walk = Walk(first.index, first.rest)
    for segment in contour.segments { walk.cut(segment, pattern) }
    walk.endDash()
    if contour.isClosed, first.index % 2 == 0, walk.isOn, walk.dashes.count > 1 {
      // The last and the first dash become one dash, which has a join at the start of the contour
      // instead of two caps.
      let last = walk.dashes.removeLast()
      walk.dashes[0].segments = last.segments + walk.dashes[0].segments
    }
    return walk.dashes
  }
}

/// A walk along a contour, with the dashes so far and the position in the pattern.
private struct Walk {
  var dashes: [StrokeContour] = []
  private var dash = StrokeContour()
  private var index: Int
  private var rest: CGFloat

  init(_ index: Int, _ rest: CGFloat) {
    self.index = index
    self.rest = rest
  }

  var isOn: Bool { index % 2 == 0 }

  mutating func cut(_ segment: StrokeSegment, _ pattern: [CGFloat]) {
    var done: CGFloat = 0
    while segment.length - done > rest {
      append(segment, from: done, to: done + rest)
      done += rest
      endDash()
      index = (index + 1) % pattern.count
      rest = pattern[index]
    }
    append(segment, from: done, to: segment.length)
    rest -= segment.length - done
  }

  private mutating func append(_ segment: StrokeSegment, from: CGFloat, to: CGFloat) {
    guard isOn else { return }
    if let part = segment.part(from: from, to: to) {
      dash.segments.append(part)
      dash.dot = nil
    } else if dash.segments.isEmpty {
      let t = min(1, max(0, from / segment.length))
      let (p, q) = (segment.start, segment.end)
      let place = CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
      dash.dot = (place, segment.direction(at: from))
    }
  }

  mutating func endDash() {
    if !dash.segments.isEmpty || dash.dot != nil { dashes.append(dash) }
    dash = StrokeContour()
  }
}
