import Basics

/// The distinct priorities in use, highest first.
///
/// A level keeps its slot for as long as constraints use it, so that what is stored for each slot
/// needs no shifting when a level appears between two others.
struct Levels: Sendable {
  private(set) var priorities: [Float] = [Constraint.required]
  private var uses: [Int] = [1]
  private var free: [Int] = []
  /// The slots from the highest priority to the lowest; the required level comes first.
  private(set) var order: [Int] = [required]

  /// The slot of constraints that must hold.
  static let required = 0

  /// The number of slots there ever were.
  var slotCount: Int { priorities.count }

  /// Returns the slot of a priority and counts one more use of it.
  mutating func retain(_ priority: Float) -> Int {
    let place = order.partitioningIndex { priorities[$0] <= priority }
    if place < order.count, priorities[order[place]] == priority {
      uses[order[place]] += 1
      return order[place]
    }
    let slot = newSlot(priority)
    order.insert(slot, at: place)
    return slot
  }

  /// Counts one use less; returns whether that was the last one, and the slot is given away.
  mutating func release(_ slot: Int) -> Bool {
    uses[slot] -= 1
    if uses[slot] > 0 { return false }
    order.removeAll { $0 == slot }
    free.append(slot)
    return true
  }

  private mutating func newSlot(_ priority: Float) -> Int {
    if let slot = free.popLast() {
      priorities[slot] = priority
      uses[slot] = 1
      return slot
    }
    priorities.append(priority)
    uses.append(1)
    return priorities.count - 1
  }
}
