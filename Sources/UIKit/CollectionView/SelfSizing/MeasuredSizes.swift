import Foundation

/// The sizes that cells have asked for, in a flow layout that estimates.
struct MeasuredSizes {
  private var sizes: [IndexPath: CGSize] = [:]

  /// Whether no cell has been asked yet.
  var isEmpty: Bool { sizes.isEmpty }

  /// The size that the cell of an item asked for.
  subscript(path: IndexPath) -> CGSize? { sizes[path] }

  /// Notes the size that a cell asked for.
  mutating func note(_ size: CGSize, at path: IndexPath) { sizes[path] = size }

  /// Takes the sizes to where their items go in a batch of updates.
  mutating func follow(_ moves: UpdateMoves) {
    let known = sizes
    sizes = [:]
    for (path, size) in known {
      let element = ElementKey(cellAt: path)
      guard !moves.isReloaded(element), let moved = moves.element(after: element) else { continue }
      note(size, at: moved.indexPath)
    }
  }
}
