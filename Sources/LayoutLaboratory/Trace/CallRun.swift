import Foundation

/// A run of similar calls, of which the text lists the first and counts the rest: for example one
/// delegate method called for every item, or cells loaded one after the other.
struct CallRun {
  /// The listed calls: one call, or the first occurrence of a repeated sequence of two to four
  /// calls.
  let first: [LayoutTrace.Call]
  /// The calls that repeat those in `first`.
  private let repeats: [LayoutTrace.Call]

  /// The minimum number of repetitions that are counted in a separate line.
  private static let leastRepeats = 2
  /// The maximum number of calls in a sequence that is made again and again.
  private static let longestPeriod = 4

  /// Divides calls into runs, which together contain all calls in order.
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

  /// Returns the length of the repeated beginning and the number of its repetitions.
  ///
  /// If several lengths are possible, the one that covers most calls is chosen.
  private static func longestRun(in shapes: ArraySlice<CallShape>) -> (period: Int, repeats: Int) {
    var best = (period: 1, repeats: 0)
    for period in 1...longestPeriod where 2 * period <= shapes.count {
      let pairs = zip(shapes, shapes.dropFirst(period))
      let repeats = pairs.prefix { $0 == $1 }.count / period
      let covered = period * (repeats + 1)
      // The strict comparison keeps the shorter period if two periods cover equally many calls.
      if repeats >= leastRepeats, covered > best.period * (best.repeats + 1) {
        best = (period, repeats)
      }
    }
    return best
  }

  /// The line of text that summarises the repetitions; nil if there are none.
  var rest: String? {
    guard let last = repeats.suffix(first.count).first else { return nil }
    let count = repeats.count / first.count
    let place = last.place.map { ", to \($0)" } ?? ""
    return "⋮ \(count) more\(first.count > 1 ? " like these" : "")\(place)\(answers)"
  }

  /// The results of the repetitions as a short text; empty if several calls repeat together, or if
  /// the call has nested calls or no result.
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

/// The receiver, the method and the nested calls, which repeated calls have in common.
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
  /// The element that the call concerns; nil if no argument identifies an element.
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
