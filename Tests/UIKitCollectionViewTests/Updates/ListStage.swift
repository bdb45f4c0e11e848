import UIKit
import UIKitTestSupport

/// A list of texts in a collection view 100 wide and 100 high, rows 20 high, that logs its calls.
@MainActor final class ListStage {
  var sections: [[String]] { didSet { shelf.counts = sections.map(\.count) } }
  let layout = ScriptedFlowLayout.ofUpdates()
  private let shelf: Shelf
  var view: UICollectionView { shelf.view }
  /// The texts of the cells, from top to bottom.
  var words: [String] { shelf.words }

  init(_ sections: [[String]]) {
    self.sections = sections
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    shelf = Shelf(layout, counts: sections.map(\.count), size: CGSize(width: 100, height: 100))
    shelf.view.contentInsetAdjustmentBehavior = .automatic
    shelf.view.delegate = nil
    shelf.fill = { [unowned self] cell, path in
      cell.word = self.sections[path.section][path.item]
    }
    shelf.laidOut()
    layout.log = []
  }

  func cell(_ word: String) -> ScriptedCell? { shelf.cell(word) }
}

extension ScriptedFlowLayout {
  /// Makes a layout that notes its calls during updates.
  static func ofUpdates() -> ScriptedFlowLayout {
    let layout = ScriptedFlowLayout()
    layout.note = { call in
      switch call {
      case .invalidateWith(let context):
        "invalidate counts=\(context.invalidateDataSourceCounts) all=\(context.invalidateEverything)"
      case .prepare: "prepare"
      case .elements: "elements"
      case .updates: "updates"
      case .final: "final"
      case .initial: "initial"
      case .finalizeUpdates: "finalize"
      default: nil
      }
    }
    return layout
  }
}
