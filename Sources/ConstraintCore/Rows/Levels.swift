import Basics

/// The distinct priorities in use, the highest first.
///
/// A level keeps its slot as long as constraints use it, so the data stored for each slot need not
/// be moved when a level is inserted between two others.
struct Levels: Sendable {
  private(set) var priorities: [Float] = [Constraint.required]
  private var uses: [Int] = [1]
  private var free: [Int] = []
  /// The slots from the highest to the lowest priority; the required level is first.
  private(set) var order: [Int] = [required]

  /// The slot of required constraints.
  static let required = 0

  /// The number of slots, including unused ones.
  var slotCount: Int { priorities.count }

  /// Returns the slot of a priority and increments its use count.
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

  /// Decrements the use count of a slot; returns whether it is unused now and will be reused.
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
