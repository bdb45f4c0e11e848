public import Foundation
public import UIKit

/// A controller whose items can come and go while its layout is tried out.
///
/// Only the data change; the laboratory tells the collection view.
@MainActor public protocol EditableContent: UIViewController {
  /// Puts a new item at a place.
  func insertItem(at indexPath: IndexPath)
  /// Takes an item away.
  func deleteItem(at indexPath: IndexPath)
  /// Takes over the items of another controller of its kind.
  func takeItems(from other: any EditableContent)
}
