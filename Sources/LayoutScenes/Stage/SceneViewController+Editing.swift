import Foundation
import LayoutStage
import UIKit

extension SceneViewController: EditableContent {
  func insertItem(at indexPath: IndexPath) {
    edit(indexPath.section) { items in
      let neighbour = items.indices.contains(indexPath.item) ? items[indexPath.item] : items.last
      items.insert(neighbour ?? SceneItem(), at: indexPath.item)
    }
  }

  func deleteItem(at indexPath: IndexPath) {
    edit(indexPath.section) { $0.remove(at: indexPath.item) }
  }

  func takeItems(from other: any EditableContent) {
    if let other = other as? SceneViewController { show(other.sections) }
  }

  private func edit(_ section: Int, _ change: (inout [SceneItem]) -> Void) {
    var sections = sections
    change(&sections[section].items)
    show(sections)
  }
}
