import UIKit

extension Question {
  /// Reloads of all items and of some, and the selection after them.
  static let reloading = [
    calls("the context of reloadData", "B18") {
      ListStage.flow.calls { $0.reloadData() }.only("invalidateLayout(with:)").folded
    },
    calls("the context of another data source", "B18") {
      let stage = ListStage.flow
      let other = ListSource(stage.log, counts: [3])
      return withExtendedLifetime(other) {
        stage.calls { $0.dataSource = other }.only("invalidateLayout(with:)").folded
      }
    },
    value("reloadItems shows another cell", "K6") { cellAfter { $0.reloadItems(at: [path]) } },
    value("reloadData shows another cell") { cellAfter { $0.reloadData() } },
    value(
      "reloadData inside a batch asks for cells", "K6",
      sides: [("it asks for cells", "asks"), ("it asks for no cells of its own", "does not ask")]
    ) {
      let stage = ListStage.flow
      let calls = stage.log.calls {
        stage.view.performBatchUpdates { stage.view.reloadData() }
      }
      return calls.only("cell").isEmpty ? "does not ask" : "asks"
    },
    calls("what is selected after reloading", "C22") {
      ["reloadItems " + selected { $0.reloadItems(at: [path]) }]
        + ["reloadSections " + selected { $0.reloadSections([0]) }]
        + ["reloadData " + selected { $0.reloadData() }]
    },
    calls("what is selected after another item was reloaded", "C22") {
      [selected { $0.reloadItems(at: [IndexPath(item: 2, section: 0)]) }]
    },
    calls("selecting and deselecting in code tells the delegate nothing") {
      let stage = ListStage.flow
      stage.delegate = ListDelegate(stage.log)
      return stage.calls {
        $0.selectItem(at: path, animated: false, scrollPosition: [])
        $0.deselectItem(at: path, animated: false)
      }.only("didSelect", "didDeselect")
    },
    calls("the provider's calls for a snapshot that is applied outside of a window", "C24") {
      applied()
    },
    calls("every call of reloadData") { ListStage.flow.calls { $0.reloadData() } },
    calls("every call of reloadItems") {
      ListStage.flow.calls {
        $0.reloadItems(at: [path])
        Clock.pass()
      }
    },
  ]

  private static let path = IndexPath(item: 1, section: 0)

  @MainActor private static func applied() -> [String] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var calls: [String] = []
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      calls.append("cell \($2)")
      return $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    calls.append("\(view.numberOfItems(inSection: 0)) item")
    view.layoutIfNeeded()
    return calls
  }

  @MainActor private static func cellAfter(_ action: (UICollectionView) -> Void) -> String {
    let stage = ListStage.flow
    let old = stage.view.cellForItem(at: path)
    action(stage.view)
    stage.settle()
    Clock.pass()
    return stage.view.cellForItem(at: path) === old ? "the same" : "another"
  }

  @MainActor private static func selected(after action: (UICollectionView) -> Void) -> String {
    let stage = ListStage.flow
    stage.view.selectItem(at: path, animated: false, scrollPosition: [])
    action(stage.view)
    stage.settle()
    Clock.pass()
    let paths = stage.view.indexPathsForSelectedItems ?? []
    return paths.isEmpty ? "nothing" : paths.map(Names.path).joined(separator: " ")
  }
}
