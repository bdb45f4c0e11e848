/// A cache that evicts entries that have not been used recently.
///
/// Each entry is in the young or the old generation. Looking up an old entry moves it to the young
/// generation. When another entry would make the young generation cost more than half the limit,
/// the old generation is evicted and the young one becomes the old one. Thus an operation costs
/// only a dictionary look-up, without an ordered list of entries, and the total cost never exceeds
/// the limit.
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

  /// Makes an empty cache with a maximum total cost.
  package init(limit: Int) {
    generationLimit = limit / 2
  }

  /// The total cost of all entries.
  package var totalCost: Int { youngCost + oldCost }

  /// Returns the value for a key, or nil if it was never inserted or has been evicted.
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    // The entry is removed from the old generation first, so that its cost is not counted twice.
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    keep(entry, for: key)
    return entry.value
  }

  /// Inserts a value, unless its cost exceeds half the limit or the key already has a value.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= generationLimit, self.value(for: key) == nil else { return }
    keep(Entry(value: value, cost: cost), for: key)
  }

  private mutating func keep(_ entry: Entry, for key: Key) {
    // The old generation is evicted before the entry is added, so that neither generation ever
    // exceeds half the limit.
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
