import Foundation

/// The subdivision of contours into dashes.
///
/// ```
///  pattern   ███··█··          the walk takes from each segment what is left of the dash or gap it is
///  contour  ─────┐ ┌────       in: a dash goes round corners, and the phase says where it begins
/// ```
struct Dasher {
  /// Lengths of dashes and gaps in turn, an even number of them.
  private let pattern: [CGFloat]
  private let first: (index: Int, rest: CGFloat)
  private let period: CGFloat

  /// The number of further dashes and gaps that a path is cut into, a hundred thousand in all; a
  /// contour with more is drawn solid.
  private var budget: CGFloat = 100_000

  /// Makes a dasher; nil for a pattern that is empty, negative, without length or not finite.
  init?(_ pattern: [CGFloat], phase: CGFloat) {
    let sum = pattern.reduce(0, +)
    guard sum > 0, sum.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return nil }
    // Of an odd pattern dashes and gaps change places each time; twice the pattern is even.
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

  /// Returns a contour's dashes.
  ///
  /// Of a closed contour, a dash that runs into its start is joined with the one that begins there.
  mutating func dashes(of contour: StrokeContour) -> [StrokeContour] {
    let length = contour.segments.reduce(0) { $0 + $1.length }
    let count = length / period * CGFloat(pattern.count)
    guard length > 0, count < budget else { return [contour] }
    budget -= count
    var walk = Walk(first.index, first.rest)
    for segment in contour.segments { walk.cut(segment, pattern) }
    walk.endDash()
    if contour.isClosed, first.index % 2 == 0, walk.isOn, walk.dashes.count > 1 {
      // One dash across the start, so that it has a join there and no caps.
      let last = walk.dashes.removeLast()
      walk.dashes[0].segments = last.segments + walk.dashes[0].segments
    }
    return walk.dashes
  }
}

/// A walk along a contour: the dashes so far, and the place in the pattern.
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
