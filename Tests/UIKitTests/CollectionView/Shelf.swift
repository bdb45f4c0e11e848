import Foundation
import UIKit

/// A collection view of plain cells that notes the calls, in order.
@MainActor final class Shelf: NSObject {
  let view: UICollectionView
  /// The number of items of each section.
  var counts: [Int]
  /// An action while the data source makes a cell.
  var whileAsked: (UICollectionView) -> Void = { _ in }
  /// The calls; see `note`.
  private(set) var calls: [String] = []

  init(
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
  @discardableResult func laidOut() -> Shelf {
    view.layoutIfNeeded()
    return self
  }

  func note(_ call: String) { calls.append(call) }

  /// Returns the calls during an action and the layout pass after it.
  func calls(during action: () -> Void) -> [String] {
    calls = []
    action()
    view.layoutIfNeeded()
    return calls
  }

  func cell(_ item: Int, _ section: Int = 0) -> NotingCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? NotingCell
  }
}

extension Shelf: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("numberOfSections")
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    note("numberOfItems \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(indexPath.section)-\(indexPath.item)")
    whileAsked(collectionView)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NotingCell)?.frameWhenAskedFor = cell.frame
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

extension Shelf: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("willDisplay \(indexPath.section)-\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.section)-\(indexPath.item)") }
}

/// A cell that counts its calls.
final class NotingCell: UICollectionViewCell {
  let frameWhenMade: CGRect
  var frameWhenAskedFor = CGRect.null
  private(set) var timesReused = 0
  private(set) var timesApplied = 0

  override init(frame: CGRect) {
    frameWhenMade = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    timesReused += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    timesApplied += 1
  }
}
