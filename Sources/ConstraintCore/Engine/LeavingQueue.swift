/// A priority queue of the basis positions whose rows can leave, the best one first.
///
/// Entries may be out of date, so the caller must compute the sign of the reduced cost again after
/// popping a position.
struct LeavingQueue: Sendable {
  struct Entry: Sendable {
    let order: LeavingOrder
    let position: Int32
  }

  /// A binary heap: the entry at index n is never ordered after the entries at 2n + 1 and 2n + 2.
  private(set) var entries: [Entry] = []

  mutating func push(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, entries[index].order < entries[(index - 1) / 2].order {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Entry? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return last }
    entries[0] = last
    sink()
    return first
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  private mutating func sink() {
    var index = 0
    while 2 * index + 1 < entries.count {
      var next = 2 * index + 1
      if next + 1 < entries.count, entries[next + 1].order < entries[next].order { next += 1 }
      if !(entries[next].order < entries[index].order) { return }
      entries.swapAt(index, next)
      index = next
    }
  }
}

/// The order in which rows leave the basis.
struct LeavingOrder: Hashable, Comparable, Sendable {
  /// The priority of the highest level that improves, the priority of the row, and a number that
  /// breaks ties; with Bland's rule, the first two are zero.
  let gain: Float
  let strength: Float
  let age: Int

  static func < (left: Self, right: Self) -> Bool {
    if left.gain != right.gain { return left.gain > right.gain }
    if left.strength != right.strength { return left.strength < right.strength }
    return left.age < right.age
  }
}
