import Foundation
import LayoutStage
import UIKit

/// A controller that shows plain cells in a layout under test.
final class PlainContent: UIViewController {
  private var counts: [Int]
  private let layout: UICollectionViewLayout
  private let delegate: (any UICollectionViewDelegate)?

  init(
    counts: [Int], layout: UICollectionViewLayout, delegate: (any UICollectionViewDelegate)?
  ) {
    (self.counts, self.layout, self.delegate) = (counts, layout, delegate)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    // UIKit insets only scrollable content below the status bar (fact K2), so the content is made
    // scrollable even if it fits the screen.
    collectionView.alwaysBounceVertical = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = delegate
    view = collectionView
  }
}

extension PlainContent: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  /// Returns a plain view for any kind of supplementary element.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

extension PlainContent: EditableContent {
  func insertItem(at indexPath: IndexPath) { counts[indexPath.section] += 1 }

  func deleteItem(at indexPath: IndexPath) { counts[indexPath.section] -= 1 }

  func takeItems(from other: any EditableContent) {
    if let other = other as? PlainContent { counts = other.counts }
  }
}
