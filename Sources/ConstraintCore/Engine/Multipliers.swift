/// The multipliers of each active row, level by level.
///
/// The pulls of the violated rows and the multipliers of the active ones, each times its terms, add
/// up to nothing in every variable. A row is left when its multiplier is more than it can bear.
struct Multipliers: Sendable {
  /// By slot, then by position; empty if all are zero.
  private var slots: [[Double]] = []

  /// The limit below which a multiplier came from rounding; true ones are sums of few ratios near
  /// 1.
  static let dust = 1e-7

  @inline(__always)
  subscript(slot: Int, position: Int32) -> Double {
    if slot >= slots.count { return 0 }
    let index = Int(position)
    return index < slots[slot].count ? slots[slot][index] : 0
  }

  /// Makes place at a slot for positions below a count.
  mutating func open(_ slot: Int, size: Int) {
    while slots.count <= slot { slots.append([]) }
    let missing = size - slots[slot].count
    if missing > 0 { slots[slot].append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// Adds to one that was opened.
  @inline(__always)
  mutating func add(_ value: Double, slot: Int, position: Int32) {
    slots[slot][Int(position)] += value
  }

  @inline(__always)
  mutating func set(_ value: Double, slot: Int, position: Int32) {
    slots[slot][Int(position)] = value
  }

  /// Whether a slot has none that was ever other than zero.
  @inline(__always)
  func isEmpty(_ slot: Int) -> Bool { slot >= slots.count || slots[slot].isEmpty }

  mutating func clear() {
    for slot in slots.indices { slots[slot].removeAll(keepingCapacity: true) }
  }

  mutating func clear(_ slot: Int) {
    if slot < slots.count { slots[slot].removeAll(keepingCapacity: true) }
  }
}
