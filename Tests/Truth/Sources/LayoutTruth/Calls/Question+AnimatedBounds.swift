import UIKit

extension Question {
  /// Changes of the size inside an animation.
  static let animatedBounds = [
    calls("an animated change of width tells the layout before and after", "C17", "RO28") {
      widened(ListStage.flow).only("prepareForAnimatedBounds", "finalizeAnimatedBounds").firsts
    },
    calls("an animated change tells the bounds before it", "K1", "RO30") {
      let stage = ListStage.flow
      stage.view.contentOffset.y = 200
      stage.settle()
      return widened(stage).only("prepareForAnimatedBounds").folded
    },
    calls("an animated change tells the bounds before it where the offset is clamped", "K1") {
      let stage = ListStage.flow
      stage.view.contentOffset.y = 1200
      stage.settle()
      return animated(stage) { $0.frame.size = CGSize(width: 200, height: 600) }
        .only("prepareForAnimatedBounds").folded
    },
    value(
      "an animated change of width asks the layout for an offset", "F11", "RO28", "RO29"
    ) { asked(widened(ListStage.flow), "targetOffset") },
    value("an animated change of width asks the method with velocity", "C21", "F11", "RO29") {
      asked(widened(ListStage.flow), "targetOffsetWithVelocity")
    },
    value(
      "a change of width without animation asks the layout for an offset", "RO29",
      sides: [("plain changes ask too", "asked"), ("plain changes do not ask", "not asked")]
    ) { asked(ListStage.flow.calls { $0.frame.size.width = 200 }, "targetOffset") },
    value("the offset that a layout chooses in an animated change is taken", "RO29") {
      let stage = ListStage.flow
      stage.layout.wantedOffset = CGPoint(x: 0, y: 100)
      _ = widened(stage)
      return Names.point(stage.view.contentOffset)
    },
    calls("in an animated change the delegate is asked for an offset, and the layout", "RO32") {
      let stage = ListStage.flow
      stage.delegate = OffsetDelegate(stage.log)
      return widened(stage).only("targetOffset", "targetOffsetByDelegate").firsts
    },
    value("of two wanted offsets the delegate's wins", "RO32") {
      let stage = ListStage.flow
      let delegate = OffsetDelegate(stage.log)
      delegate.wanted = CGPoint(x: 0, y: 150)
      stage.delegate = delegate
      stage.layout.wantedOffset = CGPoint(x: 0, y: 100)
      _ = widened(stage)
      return Names.point(stage.view.contentOffset)
    },
    calls("an animated change asks where elements come from and go to", "C15") {
      widened(ListStage.flow).only("initial", "final").firsts
    },
    calls("every call of an animated change of width") { widened(ListStage.flow) },
  ]

  @MainActor private static func widened(_ stage: ListStage<RecordingFlowLayout>) -> [String] {
    animated(stage) { $0.frame.size.width = 200 }
  }

  @MainActor private static func animated(
    _ stage: ListStage<RecordingFlowLayout>,
    _ change: @escaping @MainActor (UICollectionView) -> Void
  ) -> [String] {
    stage.log.calls {
      UIView.animate(withDuration: 0.2) {
        change(stage.view)
        stage.settle()
      }
      Clock.pass()
    }
  }

  @MainActor private static func asked(_ calls: [String], _ name: String) -> String {
    calls.only(name).isEmpty ? "not asked" : "asked"
  }
}
