package import Foundation
package import UIKit

/// A collection view of plain cells that notes the calls, in order.
@MainActor package final class Shelf: NSObject {
  package let view: UICollectionView
  /// The number of items of each section.
  package var counts: [Int]
  /// An action while the data source makes a cell.
  package var whileAsked: (UICollectionView) -> Void = { _ in }
  /// Fills a cell before it is returned.
  package var fill: (ScriptedCell, IndexPath) -> Void = { _, _ in }
  /// Is called with the kind of a supplementary view before it is returned.
  package var fillView: (String) -> Void = { _ in }
  /// Whether an item may be moved, and its move; not implemented unless given.
  package var mayMove: ((IndexPath) -> Bool)?
  package var move: ((IndexPath, IndexPath) -> Void)?
  /// The calls; see `note`.
  package private(set) var calls: [String] = []

  package convenience init(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), counts: [Int] = [20],
    size: CGSize = CGSize(width: 100, height: 200)
  ) {
    self.init(
      UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout),
      counts: counts)
    view.contentInsetAdjustmentBehavior = .never
  }

  /// Fills a collection view.
  package init(_ view: UICollectionView, counts: [Int]) {
    self.counts = counts
    self.view = view
    super.init()
    view.register(ScriptedCell.self, forCellWithReuseIdentifier: "cell")
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

  /// The texts of the cells, from top to bottom.
  package var words: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { ($0 as? ScriptedCell)?.word }
  }

  /// The cell of a text.
  package func cell(_ word: String) -> ScriptedCell? {
    view.visibleCells.lazy.compactMap { $0 as? ScriptedCell }.first { $0.word == word }
  }

  package func cell(_ item: Int, _ section: Int = 0) -> ScriptedCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? ScriptedCell
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
    guard let scripted = cell as? ScriptedCell else { return cell }
    scripted.frameWhenAskedFor = cell.frame
    fill(scripted, indexPath)
    return scripted
  }

  package func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    mayMove?(indexPath) ?? Unmoving().collectionView(collectionView, canMoveItemAt: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let move else {
      Unmoving().collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      return
    }
    move(sourceIndexPath, destinationIndexPath)
  }

  /// A data source that implements no optional method.
  private final class Unmoving: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fillView(kind)
    return collectionView.dequeueReusableSupplementaryView(
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
