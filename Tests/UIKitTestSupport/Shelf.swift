package import Foundation
package import UIKit

/// A collection view of plain cells that notes the calls, in order.
@MainActor package final class Shelf: NSObject {
  package let view: UICollectionView
  /// The number of items of each section.
  package var counts: [Int]
  /// An action while the data source makes a cell.
  package var whileAsked: (UICollectionView) -> Void = { _ in }
  /// The calls; see `note`.
  package private(set) var calls: [String] = []

  package init(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), counts: [Int] = [20],
    size: CGSize = CGSize(width: 100, height: 200)
  ) {
    self.counts = counts
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
  }

  /// Lays the view out and returns it.
  @discardableResult package func laidOut() -> Shelf {
    view.layoutIfNeeded()
    return self
  }

  package func note(_ call: String) { calls.append(call) }

  /// Returns the calls during an action and the layout pass after it.
  package func calls(during action: () -> Void) -> [String] {
    calls = []
    action()
    view.layoutIfNeeded()
    return calls
  }

  package func cell(_ item: Int, _ section: Int = 0) -> NotingCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? NotingCell
  }
}

extension Shelf: UICollectionViewDataSource {
  package func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("numberOfSections")
    return counts.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    note("numberOfItems \(section)")
    return counts[section]
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(indexPath.section)-\(indexPath.item)")
    whileAsked(collectionView)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NotingCell)?.frameWhenAskedFor = cell.frame
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

extension Shelf: UICollectionViewDelegate {
  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("willDisplay \(indexPath.section)-\(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.section)-\(indexPath.item)") }
}

/// A cell that counts its calls.
package final class NotingCell: UICollectionViewCell {
  package let frameWhenMade: CGRect
  package var frameWhenAskedFor = CGRect.null
  package private(set) var timesReused = 0
  package private(set) var timesApplied = 0

  package override init(frame: CGRect) {
    frameWhenMade = frame
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  package override func prepareForReuse() {
    super.prepareForReuse()
    timesReused += 1
  }

  package override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    timesApplied += 1
  }
}
