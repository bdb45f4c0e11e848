import Foundation

extension UICollectionView {
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
