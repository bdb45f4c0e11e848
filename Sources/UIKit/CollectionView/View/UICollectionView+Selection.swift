import Foundation

extension UICollectionView {
  /// Selects an item that must exist (fact K4); where nothing can be selected any path will do.
  func selectExisting(_ indexPath: IndexPath?) {
    if allowsSelection, let indexPath { requireItem(at: indexPath, to: .select) }
    select(indexPath)
  }

  /// Selects an item; one that a delegate took away during a tap is let go.
  func select(_ indexPath: IndexPath?) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      selected.filter { $0 != indexPath }.sorted().forEach(deselect)
    }
    guard let indexPath, contains(indexPath) else { return }
    selected.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  func deselect(_ indexPath: IndexPath) {
    guard selected.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }
}
