import Foundation

/// The sizes that cells have requested in a flow layout with estimated item sizes.
struct MeasuredSizes {
  private var sizes: [IndexPath: CGSize] = [:]

  /// Whether no cell has requested a size yet.
  var isEmpty: Bool { sizes.isEmpty }

  /// The size that the cell of an item requested; nil if it has not requested one.
  subscript(path: IndexPath) -> CGSize? { sizes[path] }

  /// Records the size that a cell requested.
  mutating func note(_ size: CGSize, at path: IndexPath) { sizes[path] = size }

  /// Moves the sizes with their items in a batch of updates.
  mutating func follow(_ moves: ElementMoves) {
    let known = sizes
    sizes = [:]
    for (path, size) in known {
      let element = ElementKey(cellAt: path)
      guard !moves.isReloaded(element), let moved = moves.element(after: element) else { continue }
      note(size, at: moved.indexPath)
    }
  }
}
