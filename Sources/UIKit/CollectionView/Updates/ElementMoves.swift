import Foundation
import LayoutCore

/// The effect of a batch of updates on the visible elements.
struct ElementMoves {
  let plan: UpdatePlan
  private let reloadedItems: Set<IndexPath>
  private let reloadedSections: Set<Int>

  init(_ plan: UpdatePlan, actions: [UpdateAction]) {
    self.plan = plan
    var (items, sections): (Set<IndexPath>, Set<Int>) = ([], [])
    for action in actions {
      if case .reloadItem(let place) = action { items.insert(IndexPath(place)) }
      if case .reloadSection(let section) = action { sections.insert(section) }
    }
    (reloadedItems, reloadedSections) = (items, sections)
  }

  /// Returns whether a reload replaces the view of an element, given by its key before the batch.
  func isReloaded(_ element: ElementKey) -> Bool {
    guard element.indexPath.count == 2, element.category != .decorationView else { return false }
    return reloadedSections.contains(element.indexPath.section)
      || element.category == .cell && reloadedItems.contains(element.indexPath)
  }

  /// Returns an element's key after the batch, or nil if the element was deleted.
  ///
  /// Supplementary and decoration views move with their section.
  func element(after element: ElementKey) -> ElementKey? {
    moved(element, section: plan.section(after:), place: plan.place(after:))
  }

  /// Returns an item's index path after the batch, or nil if the item was deleted or reloaded.
  func path(after path: IndexPath) -> IndexPath? {
    let element = ElementKey(cellAt: path)
    return isReloaded(element) ? nil : self.element(after: element)?.indexPath
  }

  /// Returns an element's key before the batch, or nil if the element is new.
  func element(before element: ElementKey) -> ElementKey? {
    moved(element, section: plan.section(before:), place: plan.place(before:))
  }

  private func moved(
    _ element: ElementKey, section: (Int) -> Int?, place: (ItemPlace) -> ItemPlace?
  ) -> ElementKey? {
    guard element.indexPath.count == 2 else { return element }
    var moved = element
    if element.category == .cell {
      guard let place = place(element.indexPath.place) else { return nil }
      moved.indexPath = IndexPath(place)
    } else {
      guard let section = section(element.indexPath.section) else { return nil }
      moved.indexPath.section = section
    }
    return moved
  }
}
