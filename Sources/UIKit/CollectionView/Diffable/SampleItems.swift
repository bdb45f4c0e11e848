import Foundation
internal import Synchronization

/// The settings for sample items, which a preview generates from the item types when it draws a
/// view without the app's data.
package enum SampleItems {
  // The value is atomic, because snapshots may be made on any thread.
  private static let repeats = Atomic<Bool>(false)

  /// Whether the generated items may contain duplicates.
  ///
  /// Snapshots then drop the duplicates instead of stopping the program.
  package static var mayRepeat: Bool {
    get { repeats.load(ordering: .relaxed) }
    set { repeats.store(newValue, ordering: .relaxed) }
  }

  /// Returns an empty cell, for an item for which the app's cell provider cannot make one.
  @MainActor static func emptyCell(
    of list: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    let identifier = "SampleItems.empty"
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    return list.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
  }
}
