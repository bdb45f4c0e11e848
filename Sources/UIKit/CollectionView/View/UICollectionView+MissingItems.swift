import Foundation

extension UICollectionView {
  /// The actions that need an existing item; the raw values are their descriptions in UIKit's
  /// exceptions.
  enum Attempt: String {
    case scroll = "scroll the collection view to"
    case select = "modify the selection of"
  }

  /// Stops the program with UIKit's message unless an item exists at an index path (fact K4).
  ///
  /// The program also stops if the section is empty. The message about a missing section is worded
  /// like that of a table view. While the user moves an item nothing is checked, because the caller
  /// uses the data source's index paths, which differ from those of the shown items.
  ///
  /// Differs from UIKit: an index path that cannot identify an item, such as `[]`, stops the
  /// program with a message of this package.
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
