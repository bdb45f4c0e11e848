import UIKit

extension Question {
  /// The lines of the console, and exceptions.
  static let words = [
    words("scrolling to an item that does not exist", "K4") {
      ListStage(flow: [3]).shown().view.scrollToItem(
        at: IndexPath(item: 9, section: 0), at: .top, animated: false)
    },
    words("scrolling to a section that does not exist", "K4") {
      ListStage(flow: [3]).shown().view.scrollToItem(
        at: IndexPath(item: 0, section: 4), at: .top, animated: false)
    },
    words("selecting an item that does not exist, and scrolling there") {
      ListStage(flow: [3]).shown().view.selectItem(
        at: IndexPath(item: 9, section: 0), animated: false, scrollPosition: .top)
    },
    words("selecting an item that does not exist") {
      ListStage(flow: [3]).shown().view.selectItem(
        at: IndexPath(item: 9, section: 0), animated: false, scrollPosition: [])
    },
    words("deleting and moving one item", "K7") {
      batch {
        $0.deleteItems(at: [path(1)])
        $0.moveItem(at: path(1), to: path(0))
      }
    },
    words("inserting an item where another is moved to", "K7") {
      batch(counts: [4]) {
        $0.insertItems(at: [path(0)])
        $0.moveItem(at: path(1), to: path(0))
      }
    },
    words("deleting and reloading one item", "K7") {
      batch(counts: [2]) {
        $0.deleteItems(at: [path(1)])
        $0.reloadItems(at: [path(1)])
      }
    },
    words("moving two items to one place") {
      batch {
        $0.moveItem(at: path(1), to: path(0))
        $0.moveItem(at: path(2), to: path(0))
      }
    },
    words("deleting an item that does not exist") {
      batch { $0.deleteItems(at: [path(7)]) }
    },
    words("inserting an item beyond the end") {
      batch(counts: [4]) { $0.insertItems(at: [path(9)]) }
    },
    words("moving an item that does not exist") {
      batch { $0.moveItem(at: path(7), to: path(0)) }
    },
    words("a batch that does not add up") { batch(counts: [7]) { $0.insertItems(at: [path(0)]) } },
    words("a cell of an identifier that was never registered") {
      _ = ListStage(flow: [3]).shown().view.dequeueReusableCell(
        withReuseIdentifier: "none", for: path(0))
    },
    words("the number of items of a section that does not exist") {
      let stage = ListStage(flow: [3]).shown()
      withExtendedLifetime(stage) { _ = stage.view.numberOfItems(inSection: 7) }
    },
    contradiction("a batch that deletes and moves one item") {
      $0.deleteItems(at: [path(1)])
      $0.moveItem(at: path(1), to: path(0))
    },
    contradiction("a batch that moves two items to one place") {
      $0.moveItem(at: path(1), to: path(0))
      $0.moveItem(at: path(2), to: path(0))
    },
    contradiction("a batch that deletes an item that does not exist") {
      $0.deleteItems(at: [path(7)])
    },
    words("an item of a negative size", "A37") {
      let stage = ListStage(flow: [3])
      stage.layout.itemSize = CGSize(width: -10, height: 50)
      stage.settle()
    },
    words("an item wider than the view", "A33") {
      let stage = ListStage { _ in UICollectionViewFlowLayout() }
      stage.layout.itemSize = CGSize(width: 110, height: 50)
      stage.settle()
    },
    words("a cell that asks for more every time", "D16") {
      GrowingStage([-1, 50]).settle()
    },
    words("the description of a view that is its own data source", "K10") {
      let view = SelfishView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.dataSource = view
      _ = "\(view)"
    },
  ]

  /// A batch that raises, in whatever words.
  private static func contradiction(
    _ name: String, _ updates: @escaping @MainActor (UICollectionView) -> Void
  ) -> Question {
    reaction(name, facts: ["C19"]) { batch(counts: [3], updates) }
  }

  private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Performs a batch in a list of three items; `counts` is what the data source returns
  /// afterwards.
  @MainActor private static func batch(
    counts: [Int] = [3], _ updates: @escaping @MainActor (UICollectionView) -> Void
  ) {
    let stage = ListStage(flow: [3]).shown()
    stage.view.performBatchUpdates {
      stage.source.counts = counts
      updates(stage.view)
    }
    stage.settle()
    Clock.pass()
  }
}

/// A collection view that is its own data source, without items.
private final class SelfishView: UICollectionView, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
