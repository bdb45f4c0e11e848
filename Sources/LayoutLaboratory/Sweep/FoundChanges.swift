/// Finds where something changes while a whole number goes up.
///
///     scan    ●───────●───────●───────●    a step apart, and at the end
///     bisect          ●───●─●●              where the ends of a step differ
///
/// A step whose ends differ is halved until the change is between two neighbours, then what is
/// left of the step is searched in the same way. Missed is only what comes and goes within one
/// half of a step: what is one thing at both ends of it, and another in between.
///
/// - Parameters:
///   - range: the numbers.
///   - step: the distance of the scan, 1 or more.
///   - limit: the most numbers that are examined.
///   - kind: what there is at a number; called once for each.
/// - Returns: what there is at every number that was looked at.
/// - Throws: what `kind` throws.
func findChanges<Kind: Equatable, Failure: Error>(
  in range: ClosedRange<Int>, step: Int, limit: Int, kind: (Int) throws(Failure) -> Kind
) throws(Failure) -> FoundChanges<Kind> {
  var found = FoundChanges<Kind>(limit: limit)
  // The end too, where it is no multiple of the step.
  let scan = Array(stride(from: range.lowerBound, to: range.upperBound, by: step))
  let places = scan + [range.upperBound]
  // Upwards before any bisection, so that what remembers is queried in a plain order first.
  for place in places { _ = try found.look(at: place, kind) }
  for (lower, upper) in zip(places, places.dropFirst()) {
    try found.bisect(lower, upper, kind)
  }
  return found
}

/// The kinds at the numbers that were examined.
struct FoundChanges<Kind: Equatable> {
  /// The kinds that were found, by number.
  private(set) var kinds: [Int: Kind] = [:]
  /// Whether the limit was enough; if not, there may be more changes.
  private(set) var isComplete = true
  private let limit: Int

  fileprivate init(limit: Int) { self.limit = limit }

  /// The numbers that were examined, in ascending order.
  var places: [Int] { kinds.keys.sorted() }

  /// The numbers that differ from the number before them.
  var changes: [Int] {
    places.filter { place in
      guard let before = kinds[place - 1] else { return false }
      return before != kinds[place]
    }
  }

  /// Looks at a number, once; returns nil if the limit is reached.
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

  /// Finds the changes in a step.
  fileprivate mutating func bisect<Failure: Error>(
    _ lower: Int, _ upper: Int, _ kind: (Int) throws(Failure) -> Kind
  ) throws(Failure) {
    guard let last = kinds[upper] else { return }
    var low = lower
    // More than one change may be in a step: after each the rest is searched.
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
