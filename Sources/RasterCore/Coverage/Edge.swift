import Basics

/// A straight piece of a contour in device space, in drawing direction, in units of 1/4096 pixel.
///
/// Rounding to this unit moves an end by at most 1/8192 of a pixel in x and in y. Sums of integers
/// are exact, so a pixel's coverage does not depend on the order of the edges or on the row at
/// which its band starts.
struct Edge: Sendable {
  var x0: Int32, y0: Int32, x1: Int32, y1: Int32

  /// The number of a coordinate's fraction bits.
  static let fractionBits = 12
  /// The length of a pixel in fixed point.
  static let one = 1 << fractionBits
  /// The maximum width and height of a drawing in pixels, so that coordinates fit 32 bits.
  static let largestSide = 1 << 18
}

/// Edges in contiguous memory, such as those of all shapes of a `RenderPlan`.
///
/// One thread appends the edges; afterwards all threads only read them. If the memory is not too
/// large, it is kept for a later store, which then does not have to grow again.
final class EdgeStore: @unchecked Sendable {
  private var edges: UnsafeMutablePointer<Edge>
  private var capacity: Int
  private(set) var count = 0

  init() {
    (edges, capacity) =
      Self.kept.withLock { $0.popLast() } ?? (.allocate(capacity: 1024), 1024)
  }

  deinit {
    let isKept = Self.kept.withLock { kept in
      guard capacity <= Self.largestKept, kept.count < Self.mostKept else { return false }
      kept.append((edges, capacity))
      return true
    }
    if !isKept { edges.deallocate() }
  }

  /// Memory of deallocated stores that is used again: at most eight blocks of at most one megabyte
  /// each.
  private static let kept = Mutex<[(UnsafeMutablePointer<Edge>, Int)]>([])
  private static let mostKept = 8
  private static let largestKept = 1 << 16

  @inline(__always)
  func append(_ edge: Edge) {
    if count == capacity { grow() }
    edges[count] = edge
    count &+= 1
  }

  /// Removes all edges but keeps their memory.
  func removeAll() { count = 0 }

  private func grow() {
    let larger = UnsafeMutablePointer<Edge>.allocate(capacity: 2 * capacity)
    larger.update(from: edges, count: count)
    edges.deallocate()
    edges = larger
    capacity *= 2
  }

  /// The edges of a range, valid as long as the store exists and is not changed.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Edge> {
    precondition(range.upperBound <= count, "There are fewer edges.")
    return UnsafeBufferPointer(start: edges + range.lowerBound, count: range.count)
  }
}
