import Foundation
import UIKit
import UIKitTestSupport

/// Texts in sections, shown by a diffable data source in a view 100 wide, rows 20 high.
@MainActor final class DiffableStage {
  let view: UICollectionView
  let layout = ScriptedFlowLayout.ofUpdates()
  let source: UICollectionViewDiffableDataSource<String, String>

  init(_ sections: KeyValuePairs<String, [String]>) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let noted = MadeWords()
    let registration = UICollectionView.CellRegistration<ScriptedCell, String> { cell, _, word in
      cell.word = word
      noted.words.append(word)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
    }
    self.noted = noted
    apply(sections)
    noted.words = []
  }

  private let noted: MadeWords

  /// The texts whose cells were filled since the beginning.
  var filled: [String] { noted.words }

  static func snapshot(
    _ sections: KeyValuePairs<String, [String]>
  ) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, words) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(words)
    }
    return snapshot
  }

  func apply(_ sections: KeyValuePairs<String, [String]>) {
    source.apply(Self.snapshot(sections))
    view.layoutIfNeeded()
  }

  /// The texts of the cells, from top to bottom.
  var words: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { ($0 as? ScriptedCell)?.word }
  }
}

/// The texts that cells were filled with.
@MainActor private final class MadeWords {
  var words: [String] = []
}
