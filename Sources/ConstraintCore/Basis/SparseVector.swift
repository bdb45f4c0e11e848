/// A sparse vector: dense storage, and a list of the indices that were written.
struct SparseVector: Sendable {
  private(set) var values: [Double] = []
  private(set) var indices: [Int32] = []
  private var isListed: [Bool] = []

  /// Extends the vector to at least `count` entries.
  mutating func grow(to count: Int) {
    if count <= values.count { return }
    let more = count - values.count
    values.append(contentsOf: repeatElement(0, count: more))
    isListed.append(contentsOf: repeatElement(false, count: more))
  }

  @inline(__always)
  subscript(index: Int32) -> Double { values[Int(index)] }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    if !isListed[Int(index)] {
      isListed[Int(index)] = true
      indices.append(index)
    }
    values[Int(index)] += value
  }

  @inline(__always)
  mutating func set(_ value: Double, at index: Int32) {
    if !isListed[Int(index)] {
      isListed[Int(index)] = true
      indices.append(index)
    }
    values[Int(index)] = value
  }

  mutating func clear() {
    for index in indices {
      values[Int(index)] = 0
      isListed[Int(index)] = false
    }
    indices.removeAll(keepingCapacity: true)
  }
}
