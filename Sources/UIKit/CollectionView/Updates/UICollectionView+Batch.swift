public import Foundation
import LayoutCore

extension UICollectionView {
  /// Says that sections have appeared in the data source; the numbers count after the batch.
  public func insertSections(_ sections: IndexSet) {
    change(sections.map { .insertSection($0) })
  }

  /// Says that sections have vanished from the data source; the numbers count before the batch.
  public func deleteSections(_ sections: IndexSet) {
    change(sections.map { .deleteSection($0) })
  }

  /// Asks for all views of sections again; the numbers count before the batch.
  public func reloadSections(_ sections: IndexSet) {
    change(sections.map { .reloadSection($0) })
  }

  /// Says that a section has gone elsewhere in the data source.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, to: newSection)])
  }

  /// Says that items have appeared in the data source; the paths count after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .insertItem($0.place) })
  }

  /// Says that items have vanished from the data source; the paths count before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .deleteItem($0.place) })
  }

  /// Asks for the cells of items again; the paths count before the batch.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .reloadItem($0.place) })
  }

  /// Says that an item has gone elsewhere in the data source.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(indexPath.place, to: newIndexPath.place)])
  }

  /// Does several changes as one.
  ///
  /// The block changes the data source and says so; afterwards the numbers must add up. Without a clock
  /// the end is reached at once, and `completion` is called with true before this returns.
  ///
  /// Differs from UIKit: numbers that do not add up end the program with UIKit's words, and cannot be
  /// caught as an exception.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch { updates?() }
    completion?(true)
  }

  /// Notes changes, in the batch that is open or in one of their own.
  func change(_ actions: [UpdateAction]) {
    runBatch { batch?.actions += actions }
  }
}
