import Foundation

/// The items that a collection view has reported for prefetching because they will become visible
/// if scrolling continues.
///
/// They are in an area as large as the bounds and next to them, in the direction of the last
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

  /// Records the items that were reported to the data source.
  mutating func tell(_ items: [IndexPath]) { told = Set(items) }

  mutating func forget() { told = [] }

  /// Updates the items' index paths after a batch of updates.
  mutating func follow(_ moves: ElementMoves) { told = Set(told.compactMap(moves.path(after:))) }

  /// Returns the area next to the bounds in the direction of scrolling, which is updated from the
  /// last content offset.
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
