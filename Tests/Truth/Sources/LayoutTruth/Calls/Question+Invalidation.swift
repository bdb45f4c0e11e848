import UIKit

extension Question {
  /// Invalidations by a client, and the calls that follow them.
  static let invalidation = [
    calls("invalidateLayout() reaches invalidateLayout(with:)", "B15") {
      let stage = ListStage.flow
      return stage.log.calls { stage.layout.invalidateLayout() }
        .only("invalidateLayout()", "invalidateLayout(with:)").names
    },
    calls("invalidateLayout() returns at once, and three of them prepare once", "B12") {
      let stage = ListStage.flow
      let now = stage.log.calls { for _ in 0..<3 { stage.layout.invalidateLayout() } }
      return now.only("prepare") + ["then"] + stage.calls { _ in }.only("prepare")
    },
    value("how many of 30 sizes invalidateLayout() asks again", "B11") {
      let stage = ListStage.sized
      return "\(stage.calls { _ in stage.layout.invalidateLayout() }.only("size").count)"
    },
    calls("setting the item size to what it is, and to another", "B23", "B15") {
      let stage = ListStage.flow
      let same = stage.log.calls { stage.layout.itemSize = CGSize(width: 100, height: 50) }
      let other = stage.log.calls { stage.layout.itemSize = CGSize(width: 100, height: 60) }
      return ["the same"] + same.only("invalidateLayout()", "invalidateLayout(with:)").names
        + ["another"] + other.only("invalidateLayout()", "invalidateLayout(with:)").names
    },
    value(
      "the flags of a fresh flow layout context: attributes, metrics", "B9",
      sides: [("both are true", "true, true"), ("both are false", "false, false")]
    ) {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      return "\(context.invalidateFlowLayoutAttributes), "
        + "\(context.invalidateFlowLayoutDelegateMetrics)"
    },
    value("how many of 30 sizes a context with attributes alone set on it asks again", "B10") {
      sizes(after: UICollectionViewFlowLayoutInvalidationContext()) {
        $0.invalidateFlowLayoutAttributes = true
      }
    },
    value("how many of 30 sizes a context with metrics asks again", "B7") {
      sizes(after: UICollectionViewFlowLayoutInvalidationContext()) {
        $0.invalidateFlowLayoutDelegateMetrics = true
      }
    },
    value("how many of 30 sizes a context without metrics asks again", "B6", "B7") {
      sizes(after: UICollectionViewFlowLayoutInvalidationContext()) {
        $0.invalidateFlowLayoutAttributes = true
        $0.invalidateFlowLayoutDelegateMetrics = false
      }
    },
    value("a context without attributes and metrics keeps the sizes", "B8") {
      sizes(after: UICollectionViewFlowLayoutInvalidationContext()) {
        $0.invalidateFlowLayoutAttributes = false
        $0.invalidateFlowLayoutDelegateMetrics = false
      }
    },
    value("an adjustment of the offset is added", "B21") {
      let stage = ListStage.flow
      stage.view.contentOffset.y = 100
      stage.settle()
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
      stage.layout.invalidateLayout(with: context)
      stage.settle()
      return Names.point(stage.view.contentOffset)
    },
    calls("every call of invalidateLayout()") {
      let stage = ListStage.sized
      return stage.calls { _ in stage.layout.invalidateLayout() }
    },
  ]

  @MainActor private static func sizes(
    after context: UICollectionViewFlowLayoutInvalidationContext,
    _ set: (UICollectionViewFlowLayoutInvalidationContext) -> Void
  ) -> String {
    let stage = ListStage.sized
    set(context)
    return "\(stage.calls { _ in stage.layout.invalidateLayout(with: context) }.only("size").count)"
  }
}
