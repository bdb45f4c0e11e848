import Foundation

/// The sizes that cells, and in compositional layouts headers and footers, have requested in a
/// layout with estimated sizes.
struct MeasuredSizes {
  /// The sizes of cells, by section and by item.
  private(set) var cells: [Int: [Int: CGSize]] = [:]
  /// The sizes of views that are not cells.
  private(set) var views: [ElementKey: CGSize] = [:]

  /// Whether no view has requested a size yet.
  var isEmpty: Bool { cells.isEmpty && views.isEmpty }

  /// The size that the cell of an item requested; nil if it has not requested one.
  subscript(path: IndexPath) -> CGSize? { cells[path.section]?[path.item] }

  /// The size that a view requested; nil if it has not requested one.
  subscript(element: ElementKey) -> CGSize? {
    element.category == .cell ? self[element.indexPath] : views[element]
  }

  /// Records the size that a cell requested.
  mutating func note(_ size: CGSize, at path: IndexPath) {
    cells[path.section, default: [:]][path.item] = size
  }

  /// Records the size that a view requested.
  mutating func note(_ size: CGSize, of element: ElementKey) {
    if element.category == .cell {
      note(size, at: element.indexPath)
    } else {
      views[element] = size
    }
  }

  /// Updates the index paths of the sizes after a batch of updates; the sizes of deleted and
  /// reloaded elements are removed.
  mutating func follow(_ moves: ElementMoves) {
    let known = self
    self = MeasuredSizes()
    func keep(_ size: CGSize, of element: ElementKey) {
      guard !moves.isReloaded(element), let moved = moves.element(after: element) else { return }
      note(size, of: moved)
    }
    for (section, sizes) in known.cells {
      for (item, size) in sizes {
        keep(size, of: ElementKey(cellAt: IndexPath(item: item, section: section)))
      }
    }
    for (element, size) in known.views { keep(size, of: element) }
  }
}
