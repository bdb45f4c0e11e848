import UIKit

extension Question {
  /// Insertions, deletions, moves, and batches of them.
  static let batches = [
    calls("the order of a batch that inserts", "C14", "B19") {
      inserted(ListStage.flow).only(
        "invalidateLayout(with:)", "prepare", "initial", "prepareForUpdates", "final",
        "finalizeUpdates"
      ).firsts
    },
    calls("the context of a batch that inserts", "B19") {
      inserted(ListStage.flow).only("invalidateLayout(with:)").folded
    },
    calls("what a layout is told of an insertion, a deletion, a move and a reload") {
      let stage = ListStage.flow
      return batch(stage) { view in
        stage.source.counts = [30]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 4, section: 0))
        view.reloadItems(at: [IndexPath(item: 3, section: 0)])
      }.only("prepareForUpdates").flatMap {
        $0.dropFirst("prepareForUpdates ".count).components(separatedBy: ", ").sorted()
      }
    },
    calls("where elements go to is asked before where they come from", "C14") {
      inserted(ListStage.flow).only("initial", "final").firsts
    },
    calls("of which elements it is asked where they go to", "C14", "C15") {
      inserted(ListStage.flow).only("final").sorted()
    },
    calls("of which elements it is asked where they come from", "C14", "C15") {
      inserted(ListStage.flow).only("initial").sorted()
    },
    calls("the layout is asked for an offset at the start of a batch", "C16", "C3") {
      inserted(ListStage.flow).only("prepare", "contentSize", "targetOffset", "prepareForUpdates")
        .firsts
    },
    calls(
      "an offset that the layout chooses in a batch is told as a change of bounds", "K8",
      sides: [
        Side(
          "no change of bounds is told inside the batch",
          .calls(["prepareForUpdates", "finalizeUpdates"])),
        Side(
          "a change of bounds is told inside the batch",
          .calls([
            "prepareForUpdates", "prepareForAnimatedBounds", "finalizeAnimatedBounds",
            "finalizeUpdates",
          ])),
      ]
    ) {
      let stage = ListStage.flow
      stage.layout.wantedOffset = CGPoint(x: 0, y: 100)
      return inserted(stage).only(
        "prepareForUpdates", "prepareForAnimatedBounds", "finalizeAnimatedBounds",
        "finalizeUpdates"
      ).firsts
    },
    calls("a batch on a view that needs layout counts the items before", "C18") {
      let stage = ListStage(flow: [30])
      return batch(stage) { view in
        stage.log.note("batch")
        stage.source.counts = [31]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }.only("numberOfItems", "batch").folded
    },
    value("an inserted item of a flow layout comes from an alpha of", "C20") {
      let stage = ListStage { ComingLayout($0) }.shown()
      stage.view.performBatchUpdates {
        stage.source.counts = [31]
        stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      stage.settle()
      return stage.layout.alphas[IndexPath(item: 0, section: 0)] ?? "none"
    },
    calls("the deletions of a batch count before, its insertions after", "C19") {
      let stage = ListStage(flow: [5]).shown()
      return batch(stage) { view in
        stage.source.counts = [5]
        view.insertItems(at: [IndexPath(item: 4, section: 0)])
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }.only("prepareForUpdates").flatMap {
        $0.dropFirst("prepareForUpdates ".count).components(separatedBy: ", ").sorted()
      }
    },
    calls("every call of a batch that inserts") { inserted(ListStage.flow) },
    calls("every call of a batch that deletes") {
      let stage = ListStage.flow
      return batch(stage) { view in
        stage.source.counts = [29]
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }
    },
    calls("every call of a batch that moves") {
      batch(ListStage.flow) { view in
        view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
      }
    },
  ]

  @MainActor private static func inserted(_ stage: ListStage<RecordingFlowLayout>) -> [String] {
    batch(stage) { view in
      stage.source.counts = [31]
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
  }

  @MainActor private static func batch(
    _ stage: ListStage<RecordingFlowLayout>,
    _ updates: @escaping @MainActor (UICollectionView) -> Void
  ) -> [String] {
    stage.log.calls {
      stage.view.performBatchUpdates { updates(stage.view) }
      stage.settle()
      Clock.pass()
    }
  }
}

/// A layout that notes the initial alphas of inserted items.
private final class ComingLayout: RecordingFlowLayout {
  var alphas: [IndexPath: String] = [:]

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    alphas[itemIndexPath] = attributes.map { Names.number($0.alpha) } ?? "no attributes"
    return attributes
  }
}
