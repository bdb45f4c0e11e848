import Foundation
import UIKit

/// A list of texts in a collection view 100 wide and 100 high, rows 20 high, that logs its calls.
@MainActor final class ListStage: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  let layout = LoggingListLayout()
  let view: UICollectionView

  init(_ sections: [[String]]) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    super.init()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = self
    view.layoutIfNeeded()
    layout.log = []
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.word = sections[indexPath.section][indexPath.item]
    return cell
  }

  /// The texts of the cells, from top to bottom.
  var words: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { ($0 as? WordCell)?.word }
  }

  func cell(_ word: String) -> WordCell? {
    view.visibleCells.lazy.compactMap { $0 as? WordCell }.first { $0.word == word }
  }
}

/// A cell with a text.
final class WordCell: UICollectionViewCell {
  var word = ""
}

/// A flow layout that notes its calls during updates.
final class LoggingListLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  var items: [UICollectionViewUpdateItem] = []
  var starts: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var ends: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append(
      "invalidate counts=\(context.invalidateDataSourceCounts) all=\(context.invalidateEverything)")
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    log.append("prepare")
    super.prepare()
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements")
    return super.layoutAttributesForElements(in: rect)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append("updates")
    items = updateItems
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if log.last != "final" { log.append("final") }
    ends[itemIndexPath] = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return ends[itemIndexPath]
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if log.last != "initial" { log.append("initial") }
    starts[itemIndexPath] = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return starts[itemIndexPath]
  }

  override func finalizeCollectionViewUpdates() {
    log.append("finalize")
    super.finalizeCollectionViewUpdates()
  }
}
