import Foundation
internal import Synchronization

/// The items of a cut view's lists, which the preview has made by their types, and their cells.
package enum SampleItems {
  // Snapshots are made on any thread.
  private static let repeats = Atomic<Bool>(false)

  /// Whether items may be equal because the same values were made for several of them.
  ///
  /// Snapshots then leave out the later ones instead of stopping the program.
  package static var mayRepeat: Bool {
    get { repeats.load(ordering: .relaxed) }
    set { repeats.store(newValue, ordering: .relaxed) }
  }

  /// Returns a cell without content, for an item of which the app makes none.
  @MainActor static func emptyCell(
    of list: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    let identifier = "SampleItems.empty"
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    return list.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
  }
}
