import UIKit

extension Question {
  /// Changes to another layout.
  static let transitions = [
    calls("another layout without animation lays out in the next pass", "B24") {
      let stage = ListStage.flow
      let other = RecordingFlowLayout(stage.log)
      return stage.calls { $0.setCollectionViewLayout(other, animated: false) }
        .only("prepare", "elements").firsts
    },
    calls("the contexts of another layout", "B18") {
      let stage = ListStage.flow
      let other = RecordingFlowLayout(stage.log)
      return stage.calls { $0.collectionViewLayout = other }.only("invalidateLayout(with:)").folded
    },
    calls("another layout with animation") {
      moved().only(
        "transitionTo", "transitionFrom", "prepare", "initial", "final", "finalizeTransition"
      ).firsts
    },
    calls("another layout with animation asks for an offset", "RO29") {
      moved().only("targetOffset").firsts
    },
    calls("every call of another layout with animation") { moved() },
  ]

  @MainActor private static func moved() -> [String] {
    let stage = ListStage.flow
    let other = RecordingFlowLayout(stage.log)
    other.itemSize = CGSize(width: 50, height: 80)
    return stage.calls {
      $0.setCollectionViewLayout(other, animated: true)
      Clock.pass()
    }
  }
}
