public import Foundation
public import UIKit

/// A view controller whose items can be inserted and deleted while its layout is tested.
///
/// The methods change only the data. The layout laboratory (`LayoutLaboratory`), which calls them,
/// notifies the collection view.
@MainActor public protocol EditableContent: UIViewController {
  /// Inserts a new item at an index path.
  func insertItem(at indexPath: IndexPath)
  /// Deletes the item at an index path.
  func deleteItem(at indexPath: IndexPath)
  /// Replaces the controller's items with those of another controller of the same class.
  func takeItems(from other: any EditableContent)
}
