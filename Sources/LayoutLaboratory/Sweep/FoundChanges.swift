/// Finds the numbers in a range at which a value changes.
///
///     scan    ●───────●───────●───────●    a step apart, and at the end
///     bisect          ●───●─●●              where the ends of a step differ
///
/// A step whose ends have different values is bisected until the change is between two neighbouring
/// numbers; the rest of the step is then searched in the same way. A value that appears and
/// disappears again between two examined numbers is missed.
///
/// - Parameters:
///   - range: the range of numbers.
///   - step: the distance between the numbers of the scan, at least 1.
///   - limit: the maximum number of numbers to examine.
///   - kind: a closure that returns the value at a number; called at most once for each number.
/// - Returns: the values at all examined numbers.
/// - Throws: `Failure` if `kind` throws it.
func findChanges<Kind: Equatable, Failure: Error>(
  in range: ClosedRange<Int>, step: Int, limit: Int, kind: (Int) throws(Failure) -> Kind
) throws(Failure) -> FoundChanges<Kind> {
  var found = FoundChanges<Kind>(limit: limit)
  // The end of the range is added, because it may not be a multiple of the step.
  let scan = Array(stride(from: range.lowerBound, to: range.upperBound, by: step))
  let places = scan + [range.upperBound]
  // All numbers of the scan are examined in ascending order before any bisection, so that a layout
  // with internal state is first resized in a simple order.
  for place in places { _ = try found.look(at: place, kind) }
  for (lower, upper) in zip(places, places.dropFirst()) {
    try found.bisect(lower, upper, kind)
  }
  return found
}

/// The values at the examined numbers.
struct FoundChanges<Kind: Equatable> {
  /// The values found, keyed by number.
  private(set) var kinds: [Int: Kind] = [:]
  /// Whether the search finished within the limit; if not, there may be more changes.
  private(set) var isComplete = true
  private let limit: Int

  fileprivate init(limit: Int) { self.limit = limit }

  /// The examined numbers, in ascending order.
  var places: [Int] { kinds.keys.sorted() }

  /// The numbers whose value differs from that of the preceding number.
  var changes: [Int] {
    places.filter { place in
      guard let before = kinds[place - 1] else { return false }
      return before != kinds[place]
    }
  }

  /// Examines a number unless it was examined before; returns nil if the limit is reached.
  fileprivate mutating func look<Failure: Error>(
    at place: Int, _ kind: (Int) throws(Failure) -> Kind
  ) throws(Failure) -> Kind? {
    if let known = kinds[place] { return known }
    guard kinds.count < limit else {
      isComplete = false
      return nil
    }
    let found = try kind(place)
    kinds[place] = found
    return found
  }

  /// Finds the changes within a step.
  fileprivate mutating func bisect<Failure: Error>(
    _ lower: Int, _ upper: Int, _ kind: (Int) throws(Failure) -> Kind
  ) throws(Failure) {
    guard let last = kinds[upper] else { return }
    var low = lower
    // A step may contain more than one change, so the rest is searched after each one.
    while let first = kinds[low], first != last {
      var high = upper
      while high - low > 1 {
        let middle = low + (high - low) / 2
        guard let found = try look(at: middle, kind) else { return }
        if found == first { low = middle } else { high = middle }
      }
      low = high
    }
  }
}
