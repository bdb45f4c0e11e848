/// A dictionary that drops entries that have not been requested lately.
///
/// Entries live in a young and an old generation. Asking for an old entry makes it young; when the
/// young are worth half the limit they become the old, and the old are gone. Every step costs a
/// lookup, no list is kept in order, and the total never passes the limit.
package struct GenerationalCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0
  private let generationLimit: Int

  /// Makes an empty cache whose entries together cost at most `limit`.
  package init(limit: Int) {
    generationLimit = limit / 2
  }

  /// The cost of all entries together.
  package var totalCost: Int { youngCost + oldCost }

  /// Finds a value, or nil if it was never kept or is forgotten.
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    // Taken out of the old ones first, so that no entry is counted twice.
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    keep(entry, for: key)
    return entry.value
  }

  /// Keeps a value, unless it alone is worth more than a generation.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= generationLimit, self.value(for: key) == nil else { return }
    keep(Entry(value: value, cost: cost), for: key)
  }

  private mutating func keep(_ entry: Entry, for key: Key) {
    // Before the entry is added, so that neither generation is ever above half the limit.
    if youngCost + entry.cost > generationLimit { age() }
    young[key] = entry
    youngCost += entry.cost
  }

  private mutating func age() {
    old = young
    oldCost = youngCost
    young = [:]
    youngCost = 0
  }
}
