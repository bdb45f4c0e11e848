/// All edges of a plan, in one piece of memory.
///
/// Grows while the plan is made and is only read afterwards.
final class EdgeStore: @unchecked Sendable {
  private var edges: UnsafeMutablePointer<Edge>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1024) {
    self.capacity = capacity
    edges = .allocate(capacity: capacity)
  }

  deinit { edges.deallocate() }

  /// Appends an edge.
  @inline(__always)
  func append(_ edge: Edge) {
    if count == capacity { grow() }
    edges[count] = edge
    count &+= 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Edge>.allocate(capacity: 2 * capacity)
    larger.update(from: edges, count: count)
    edges.deallocate()
    (edges, capacity) = (larger, 2 * capacity)
  }

  /// The edges of a range, as long as the store is kept and not changed.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Edge> {
    precondition(range.upperBound <= count, "There are fewer edges.")
    return UnsafeBufferPointer(start: edges + range.lowerBound, count: range.count)
  }
}
