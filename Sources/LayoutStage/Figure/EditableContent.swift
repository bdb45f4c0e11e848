public import Foundation
public import UIKit

/// A controller whose items can be inserted and deleted while its layout is tried out.
///
/// Only the data change; the laboratory notifies the collection view.
@MainActor public protocol EditableContent: UIViewController {
  /// Inserts a new item.
  func insertItem(at indexPath: IndexPath)
  /// Deletes an item.
  func deleteItem(at indexPath: IndexPath)
  /// Shows the items of another controller of the same class from now on.
  func takeItems(from other: any EditableContent)
}
