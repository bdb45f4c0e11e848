import Foundation

/// Calls of which a text shows the first and counts the rest: a question requested every item, a
/// cell after the other loaded the same way.
struct CallRun {
  /// The calls that are written out: one, or a few that repeat together.
  let first: [LayoutTrace.Call]
  /// The calls that repeat it.
  private let repeats: [LayoutTrace.Call]

  /// The number of repetitions from which on they get a line of their own.
  private static let leastRepeats = 2
  /// The most calls that come back together.
  private static let longestPeriod = 4

  /// Cuts calls into runs; together they are all calls in order.
  static func runs(of calls: [LayoutTrace.Call]) -> [CallRun] {
    let shapes = calls.map(CallShape.init)
    var runs: [CallRun] = []
    var start = 0
    while start < calls.count {
      let (period, repeats) = longestRun(in: shapes[start...])
      let (middle, end) = (start + period, start + period * (repeats + 1))
      runs.append(
        CallRun(first: Array(calls[start..<middle]), repeats: Array(calls[middle..<end])))
      start = end
    }
    return runs
  }

  /// Returns the length of the repeated beginning and its count; of two possibilities the one that
  /// covers more calls.
  private static func longestRun(in shapes: ArraySlice<CallShape>) -> (period: Int, repeats: Int) {
    var best = (period: 1, repeats: 0)
    for period in 1...longestPeriod where 2 * period <= shapes.count {
      let pairs = zip(shapes, shapes.dropFirst(period))
      let repeats = pairs.prefix { $0 == $1 }.count / period
      let covered = period * (repeats + 1)
      // The strict comparison keeps the shorter period where two cover as many calls.
      if repeats >= leastRepeats, covered > best.period * (best.repeats + 1) {
        best = (period, repeats)
      }
    }
    return best
  }

  /// The line that stands for the repetitions; nil when there are none.
  var rest: String? {
    guard let last = repeats.suffix(first.count).first else { return nil }
    let count = repeats.count / first.count
    let place = last.place.map { ", to \($0)" } ?? ""
    return "⋮ \(count) more\(first.count > 1 ? " like these" : "")\(place)\(answers)"
  }

  /// The results of calls without consequences, as far as they are short.
  private var answers: String {
    guard first.count == 1, first[0].calls.isEmpty, let answer = first[0].result else { return "" }
    let others = repeats.compactMap(\.result).filter { $0 != answer }
    if others.isEmpty { return ", with the same answer" }
    var different: [LayoutTrace.Value] = []
    for other in others where !different.contains(other) { different.append(other) }
    let shown = different.prefix(3).map(\.description).joined(separator: ", ")
    return ": \(shown)" + (different.count > 3 ? " and \(different.count - 3) others" : "")
  }
}

/// The properties that calls share if they repeat each other: all but arguments and results.
private struct CallShape: Hashable {
  let receiver: LayoutTrace.Receiver
  let method: LayoutTrace.Method
  let nested: [CallShape]

  init(_ call: LayoutTrace.Call) {
    (receiver, method) = (call.receiver, call.method)
    nested = call.calls.map(CallShape.init)
  }
}

extension LayoutTrace.Call {
  /// The element that the call is about, if its arguments name one.
  fileprivate var place: String? {
    for argument in arguments {
      switch argument.value {
      case .indexPath(let path): return path.words
      case .placement(let placement): return placement.element.name
      default: continue
      }
    }
    return nil
  }
}
