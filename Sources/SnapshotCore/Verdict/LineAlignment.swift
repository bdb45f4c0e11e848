import LayoutComparison

/// The lines that two texts share.
///
/// Where many lines differ, lines that both texts have exactly once are anchors, and what is
/// between two of them is compared by itself: finding the least difference costs the product of
/// the two numbers of lines.
struct LineAlignment {
  /// The change of a line, by its place in its text.
  enum Step {
    case kept(golden: Int, actual: Int)
    case removed(Int)
    case added(Int)
  }

  /// All lines in order; of a run that changed those that went come first.
  private(set) var steps: [Step] = []

  /// Beyond so many lines on a side without an anchor between them, they are one block.
  static let searchLimit = 2000

  /// The lines as numbers, equal ones alike.
  private let old: [Int]
  private let new: [Int]

  init(_ golden: [Substring], _ actual: [Substring]) {
    // By bytes: letters that are only equivalent in Unicode differ.
    var numbers: [[UInt8]: Int] = [:]
    let number = { (line: Substring) -> Int in
      let bytes = Array(line.utf8)
      if let number = numbers[bytes] { return number }
      numbers[bytes] = numbers.count
      return numbers.count - 1
    }
    old = golden.map(number)
    new = actual.map(number)
    align(old.indices, new.indices, isAnchored: false)
  }

  private mutating func align(
    _ golden: Range<Int>, _ actual: Range<Int>, isAnchored: Bool
  ) {
    // What both begin and end with is cut off first: the search costs the product of what is left.
    let head = zip(old[golden], new[actual]).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (golden.dropFirst(head), actual.dropFirst(head))
    let tail = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
    for place in 0..<head { keep(golden.lowerBound + place, actual.lowerBound + place) }
    middle(oldRest.dropLast(tail), newRest.dropLast(tail), isAnchored: isAnchored)
    for place in 0..<tail {
      keep(golden.upperBound - tail + place, actual.upperBound - tail + place)
    }
  }

  private mutating func middle(
    _ golden: Range<Int>, _ actual: Range<Int>, isAnchored: Bool
  ) {
    if max(golden.count, actual.count) <= Self.searchLimit { return search(golden, actual) }
    // Between two anchors there may be lines that are unique there and were not before; they are
    // not looked for, so that the cost stays bounded.
    let anchors = isAnchored ? [] : anchors(golden, actual)
    if anchors.isEmpty {
      steps += golden.map(Step.removed) + actual.map(Step.added)
      return
    }
    var (oldStart, newStart) = (golden.lowerBound, actual.lowerBound)
    for anchor in anchors {
      align(oldStart..<anchor.golden, newStart..<anchor.actual, isAnchored: true)
      keep(anchor.golden, anchor.actual)
      (oldStart, newStart) = (anchor.golden + 1, anchor.actual + 1)
    }
    align(oldStart..<golden.upperBound, newStart..<actual.upperBound, isAnchored: true)
  }

  private mutating func keep(_ golden: Int, _ actual: Int) {
    steps.append(.kept(golden: golden, actual: actual))
  }

  /// Finds the least difference.
  private mutating func search(_ golden: Range<Int>, _ actual: Range<Int>) {
    let difference = new[actual].difference(from: old[golden])
    // By offsets: walking along both texts at once puts removed and added lines in order.
    let gone = Set(difference.removals.map { golden.lowerBound + $0.place })
    let come = Set(difference.insertions.map { actual.lowerBound + $0.place })
    var (oldPlace, newPlace) = (golden.lowerBound, actual.lowerBound)
    while oldPlace < golden.upperBound || newPlace < actual.upperBound {
      if gone.contains(oldPlace) {
        steps.append(.removed(oldPlace))
        oldPlace += 1
      } else if come.contains(newPlace) {
        steps.append(.added(newPlace))
        newPlace += 1
      } else {
        keep(oldPlace, newPlace)
        (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
      }
    }
  }

  /// The longest sequence of lines that occur once in both, in the same order.
  private func anchors(
    _ golden: Range<Int>, _ actual: Range<Int>
  ) -> [(golden: Int, actual: Int)] {
    let (places, others) = (Self.unique(old, golden), Self.unique(new, actual))
    let common = places.compactMap { line, place in
      others[line].map { (golden: place, actual: $0) }
    }
    return common.sorted { $0.golden < $1.golden }.longestIncreasingRun(by: \.actual)
  }

  /// The places of the lines that a part of a text has once.
  private static func unique(_ lines: [Int], _ part: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var seen: Set<Int> = []
    for place in part {
      places[lines[place]] = seen.insert(lines[place]).inserted ? place : nil
    }
    return places
  }
}
