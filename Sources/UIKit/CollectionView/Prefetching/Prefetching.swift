import Foundation

/// The items ahead of the visible part, as a collection view keeps them.
///
/// Ahead is as much as is in sight, on the side to which the content was moved last:
///
///     ┌ bounds ┐┌ ahead ┐
///     │ 0 1 2  ││ 3 4 5 │ 6 7      → the data source receives 3, 4, 5
///     └────────┘└───────┘
struct Prefetching {
  /// The items that the data source was notified of and that have not come into sight since.
  private(set) var told: Set<IndexPath> = []
  /// Whether the content was moved back last.
  private(set) var goesBack = false
  /// The last content offset.
  private var origin = CGPoint.zero

  /// Records the items that the data source knows to be ahead.
  mutating func tell(_ items: [IndexPath]) { told = Set(items) }

  mutating func forget() { told = [] }

  /// Moves the items to their paths after a batch of updates.
  mutating func follow(_ moves: ElementMoves) { told = Set(told.compactMap(moves.path(after:))) }

  /// Returns the part of the content that is ahead, and notes the content offset.
  mutating func ahead(of bounds: CGRect, content: CGSize) -> CGRect {
    let isTall = content.height - bounds.height >= content.width - bounds.width
    let moved = isTall ? bounds.minY - origin.y : bounds.minX - origin.x
    if moved != 0 { goesBack = moved < 0 }
    origin = bounds.origin
    let sign: CGFloat = goesBack ? -1 : 1
    return bounds.offsetBy(
      dx: isTall ? 0 : sign * bounds.width, dy: isTall ? sign * bounds.height : 0)
  }
}
