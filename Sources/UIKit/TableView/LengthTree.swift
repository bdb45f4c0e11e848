import Basics
import Foundation

/// A sequence of lengths; changing one length and summing the first k lengths take O(log n).
///
///         10          every node is the sum of the two below it;
///       /    \        the lengths are the leaves
///      3      7
///     / \    / \
///    1   2  3   4
///
/// The sums depend only on the lengths, not on the order in which they were set.
struct LengthTree {
  /// The nodes of the tree: node 1 is the root, and nodes 2n and 2n + 1 are the children of node n.
  private var nodes: [CGFloat]
  private let firstLeaf: Int
  let count: Int

  init(_ lengths: [CGFloat]) {
    count = lengths.count
    var width = 1
    while width < lengths.count { width *= 2 }
    firstLeaf = width
    nodes = Array(repeating: 0, count: width) + lengths
    nodes.append(contentsOf: Array(repeating: 0, count: width - lengths.count))
    for node in (1..<width).reversed() { update(node) }
  }

  subscript(index: Int) -> CGFloat {
    get { nodes[firstLeaf + index] }
    set {
      var node = firstLeaf + index
      nodes[node] = newValue
      while node > 1 {
        node /= 2
        update(node)
      }
    }
  }

  private mutating func update(_ node: Int) {
    nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
  }

  var total: CGFloat { nodes[1] }

  /// Returns the sum of the lengths before an index.
  func sum(before index: Int) -> CGFloat {
    guard index < count else { return total }
    var (node, sum) = (firstLeaf + index, CGFloat(0))
    while node > 1 {
      if !node.isMultiple(of: 2) { sum += nodes[node - 1] }
      node /= 2
    }
    return sum
  }

  /// Returns the index of the first length that ends beyond a position, or `count` if there is
  /// none.
  ///
  /// Complexity: O(log² n).
  func firstIndex(endingBeyond place: CGFloat) -> Int {
    (0..<count).partitioned { sum(before: $0 + 1) > place }
  }
}
