import Foundation

/// The items ahead of the visible part that a collection view has reported for prefetching.
///
/// The part ahead is as large as the bounds, and is next to them in the direction of the last
/// scroll:
///
///     ┌ bounds ┐┌ ahead ┐
///     │ 0 1 2  ││ 3 4 5 │ 6 7      → the data source receives 3, 4, 5
///     └────────┘└───────┘
struct Prefetching {
  /// The items that were reported to the data source and have not become visible since.
  private(set) var told: Set<IndexPath> = []
  /// Whether the last scroll was towards the start of the content.
  private(set) var goesBack = false
  /// The last content offset.
  private var origin = CGPoint.zero

  /// Records the items reported to the data source as ahead.
  mutating func tell(_ items: [IndexPath]) { told = Set(items) }

  mutating func forget() { told = [] }

  /// Replaces the items' index paths by those after a batch of updates.
  mutating func follow(_ moves: ElementMoves) { told = Set(told.compactMap(moves.path(after:))) }

  /// Returns the part of the content ahead of the bounds, after updating the direction of scrolling
  /// from the last content offset.
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
