import Foundation

extension UICollectionView {
  /// An action that needs an existing item, as UIKit's exceptions name it.
  enum Attempt: String {
    case scroll = "scroll the collection view to"
    case select = "modify the selection of"
  }

  /// Stops the program with UIKit's message, unless an item exists at a path (fact K4).
  ///
  /// An empty section is no exception. The message for sections is that of the table view. While an
  /// item is moved by hand nothing is raised: the data source, whose paths the caller uses, has it
  /// elsewhere.
  ///
  /// Differs from UIKit: a path that names no item at all, such as `[]`, raises with a message of
  /// our own.
  func requireItem(at indexPath: IndexPath, to attempt: Attempt) {
    guard movement == nil, !contains(indexPath) else { return }
    guard indexPath.count == 2 else {
      UIKitLog.raise("attempt to \(attempt.rawValue) invalid index path: \(indexPath)")
    }
    let counts = validCounts
    let missing =
      counts.indices.contains(indexPath.section)
      ? """
      item (\(indexPath.item)) when there are only \(counts[indexPath.section]) items in section \
      \(indexPath.section)
      """
      : "section (\(indexPath.section)) when there are only \(counts.count) sections"
    UIKitLog.raise(
      "Attempted to \(attempt.rawValue) an out-of-bounds \(missing). Collection view: \(self).")
  }
}
