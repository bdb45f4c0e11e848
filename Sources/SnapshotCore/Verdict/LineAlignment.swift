import LayoutComparison

/// An alignment of the lines of two texts, which finds the lines that they share.
///
/// Finding the smallest difference can take time proportional to the product of both numbers of
/// lines. If many lines differ, lines that occur exactly once in each text therefore serve as
/// anchors, and the ranges between them are compared separately.
struct LineAlignment {
  /// A step of the alignment: a kept, removed or added line, with its index in its text.
  enum Step {
    case kept(golden: Int, actual: Int)
    case removed(Int)
    case added(Int)
  }

  /// All lines in order.
  ///
  /// In a changed range, the removed lines precede the added ones.
  private(set) var steps: [Step] = []

  /// The number of lines above which a range without anchors counts as one changed block, without a
  /// search for common lines.
  static let searchLimit = 2000

  /// The lines of the golden as numbers; equal lines have equal numbers.
  private let old: [Int]
  private let new: [Int]

  init(_ golden: [Substring], _ actual: [Substring]) {
    // Bytes are compared, so that canonically equivalent but differently encoded letters differ.
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
    // The common beginning and end are removed first, because the search can take time proportional
    // to the product of the remaining numbers of lines.
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
    // A range between two anchors may have lines that are unique only within it. These lines are
    // not used as further anchors, so that the time stays bounded.
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

  /// Finds the smallest difference and appends its steps.
  private mutating func search(_ golden: Range<Int>, _ actual: Range<Int>) {
    let difference = new[actual].difference(from: old[golden])
    // Both texts are traversed together, so that removed and added lines are appended in the order
    // of the texts.
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

  /// Returns the longest sequence of lines that occur exactly once in each range and are in the
  /// same order in both.
  private func anchors(
    _ golden: Range<Int>, _ actual: Range<Int>
  ) -> [(golden: Int, actual: Int)] {
    let (places, others) = (Self.unique(old, golden), Self.unique(new, actual))
    let common = places.compactMap { line, place in
      others[line].map { (golden: place, actual: $0) }
    }
    return common.sorted { $0.golden < $1.golden }.longestIncreasingRun(by: \.actual)
  }

  /// Returns the indices of the lines that occur exactly once in a range.
  private static func unique(_ lines: [Int], _ part: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var seen: Set<Int> = []
    for place in part {
      places[lines[place]] = seen.insert(lines[place]).inserted ? place : nil
    }
    return places
  }
}
