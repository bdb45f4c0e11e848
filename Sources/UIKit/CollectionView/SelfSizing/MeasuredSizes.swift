import Foundation

/// The sizes that cells, and in compositional layouts headers and footers, have requested in a
/// layout with estimated sizes.
struct MeasuredSizes {
  private var sizes: [ElementKey: CGSize] = [:]

  /// Whether no cell has requested a size yet.
  var isEmpty: Bool { sizes.isEmpty }

  /// The size that the cell of an item requested; nil if it has not requested one.
  subscript(path: IndexPath) -> CGSize? { sizes[ElementKey(cellAt: path)] }

  /// The size that a view requested; nil if it has not requested one.
  subscript(element: ElementKey) -> CGSize? { sizes[element] }

  /// Records the size that a cell requested.
  mutating func note(_ size: CGSize, at path: IndexPath) {
    note(size, of: ElementKey(cellAt: path))
  }

  /// Records the size that a view requested.
  mutating func note(_ size: CGSize, of element: ElementKey) { sizes[element] = size }

  /// Moves the sizes with their items in a batch of updates.
  mutating func follow(_ moves: ElementMoves) {
    let known = sizes
    sizes = [:]
    for (element, size) in known {
      guard !moves.isReloaded(element), let moved = moves.element(after: element) else { continue }
      note(size, of: moved)
    }
  }
}
