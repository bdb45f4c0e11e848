import UIKit

extension Question {
  /// Cells that request sizes of their own.
  static let selfSizing = [
    calls("cells are made and measured one by one", "K3", "D4") {
      GrowingStage([80, 70, 60]).shown().log.lines.only("cell", "preferred").uniqued
    },
    calls("from the first cell to its new place", "D3") {
      GrowingStage([80, 50, 50]).shown().log.lines.only(
        "cell 0", "preferred 0", "shouldInvalidatePreferred 0-0", "contextPreferred",
        "invalidateLayout(with:)"
      ).firstsInPlace(after: "cell 0")
    },
    calls("after its cells were measured a layout is prepared again", "D3") {
      GrowingStage([80, 50, 50]).shown().log.lines.only("preferred 0", "prepare").folded
    },
    calls("a wish that is the estimate does not invalidate", "D5") {
      GrowingStage([50]).shown().log.lines
        .only("shouldInvalidatePreferred", "contextPreferred").uniqued
    },
    calls("a wish that differs invalidates a flow layout", "D5") {
      GrowingStage([80]).shown().log.lines.only("shouldInvalidatePreferred").uniqued
    },
    value("the base class is not invalidated by a wish", "D5") {
      let rows = ListStage.rows
      let old = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      old.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      let new = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      new.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      let answer = rows.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: new, withOriginalAttributes: old)
      return "\(answer)"
    },
    calls("the context of a cell that is taller than estimated", "D11", "D12") {
      GrowingStage([80, 50, 50]).shown().log.lines.only("contextPreferred").uniqued
    },
    calls("the contexts of cells above what is in sight, and where the offset ends", "D11") {
      let stage = GrowingStage(Array(repeating: 80, count: 30)).shown()
      stage.view.contentOffset.y = 900
      stage.settle()
      return stage.log.calls {
        stage.view.contentOffset.y -= 100
        stage.settle()
      }.only("contextPreferred").uniqued + ["offset " + Names.point(stage.view.contentOffset)]
    },
    frames("cells that are taller than estimated push the others down", "D10") {
      GrowingStage([80, 20, 60, 50]).shown().frames
    },
    frames("estimates that are too large leave no gap or leave one", "D13") {
      GrowingStage([20, 20, 20, 20], estimate: 100).shown().frames
    },
    frames("items that were never in sight keep the estimate, or the average", "D10") {
      GrowingStage(Array(repeating: 80, count: 12), height: 200).shown().frames
    },
    calls("without an estimate no cell is asked", "D1") {
      let stage = GrowingStage([80, 70])
      stage.layout.estimatedItemSize = .zero
      return stage.shown().log.lines.only("shouldInvalidatePreferred", "contextPreferred")
    },
    calls("items are asked one by one when cells are measured", "K11") {
      let log = CallLog()
      let stage = GrowingStage([80, 50])
      let layout = ItemsLayout(log)
      layout.estimatedItemSize = CGSize(width: 100, height: 50)
      stage.view.setCollectionViewLayout(layout, animated: false)
      stage.settle()
      return log.lines.firsts
    },
    calls("every call of cells that size themselves") {
      GrowingStage([80, 70, 60]).shown().log.lines
    },
  ]
}

extension [String] {
  /// The names of the calls from the first call of a name on, each once, in the order of their
  /// first calls.
  func firstsInPlace(after name: String) -> [String] {
    Array(drop { $0 != name }).firsts
  }
}

/// A layout that notes queries of single items.
private final class ItemsLayout: UICollectionViewFlowLayout {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.note("elements")
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("item \(indexPath.item)")
    return super.layoutAttributesForItem(at: indexPath)
  }
}
