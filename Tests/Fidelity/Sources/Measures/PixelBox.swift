/// A rectangle of whole pixels, whose right and bottom edges are the first pixels outside of it.
package struct PixelBox: Sendable, Hashable {
  package var left: Int, top: Int, right: Int, bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }
  /// The edges in the order left, top, right, bottom.
  package var edges: [Int] { [left, top, right, bottom] }

  /// Grows the rectangle so that it contains another one.
  package mutating func include(_ other: PixelBox) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// Returns the largest distance between an edge and the same edge of another rectangle.
  package func distance(to other: PixelBox) -> Int {
    zip(edges, other.edges).map { abs($0 - $1) }.max() ?? 0
  }

  /// Returns the rectangle grown by a number of pixels on each side, inside of another one.
  func grown(by margin: Int, in bounds: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left - margin, bounds.left), top: max(top - margin, bounds.top),
      right: min(right + margin, bounds.right), bottom: min(bottom + margin, bounds.bottom))
  }

  /// Returns whether the gaps to another rectangle are not greater than the given ones.
  func touches(_ other: PixelBox, x: Int, y: Int) -> Bool {
    left - other.right <= x && other.left - right <= x
      && top - other.bottom <= y && other.top - bottom <= y
  }
}
