/// The multipliers of each active row, level by level; a level is given by its slot in `Levels`.
///
/// In each level, the terms of the violated rows, times their signs, are balanced by the terms of
/// the active rows, times their multipliers. A row leaves if its multiplier exceeds its bounds.
struct Multipliers: Sendable {
  /// The multipliers by slot and basis position; an empty array means that all multipliers of the
  /// slot are zero.
  private var slots: [[Double]] = []

  /// The magnitude below which a multiplier is treated as a rounding error.
  static let dust = 1e-7

  @inline(__always)
  subscript(slot: Int, position: Int32) -> Double {
    if slot >= slots.count { return 0 }
    let index = Int(position)
    return index < slots[slot].count ? slots[slot][index] : 0
  }

  /// Allocates the multipliers of a slot for at least `size` basis positions.
  mutating func open(_ slot: Int, size: Int) {
    while slots.count <= slot { slots.append([]) }
    let missing = size - slots[slot].count
    if missing > 0 { slots[slot].append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// Adds to a multiplier of a slot for which `open(_:size:)` was called.
  @inline(__always)
  mutating func add(_ value: Double, slot: Int, position: Int32) {
    slots[slot][Int(position)] += value
  }

  @inline(__always)
  mutating func set(_ value: Double, slot: Int, position: Int32) {
    slots[slot][Int(position)] = value
  }

  /// Returns whether a slot has no allocated multipliers, which means that all of them are zero.
  @inline(__always)
  func isEmpty(_ slot: Int) -> Bool { slot >= slots.count || slots[slot].isEmpty }

  mutating func clear() {
    for slot in slots.indices { slots[slot].removeAll(keepingCapacity: true) }
  }

  mutating func clear(_ slot: Int) {
    if slot < slots.count { slots[slot].removeAll(keepingCapacity: true) }
  }
}
