// Mirrors CAAnimationGroup (iOS 17). Missing: nothing.
import Foundation

/// A group of animations that run at the same time; their times are relative to the group's.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group, each of which is cut off at the group's end; nil by default.
  open var animations: [CAAnimation]?

  override func unmadeCopy() -> CAAnimation { CAAnimationGroup() }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations
  }

  override func parts(of state: LayerState) -> [AnimationPart] {
    let whole = span(beginningAt: 0, lasting: CATransaction.animationDuration())
    return (animations ?? []).flatMap { animation in
      // An animation without a duration lasts as long as the group.
      let span = animation.pacedSpan(beginningAt: 0, lasting: whole.duration)
      return animation.parts(of: state).map { part in
        var part = part
        part.spans.insert(span, at: 0)
        return part
      }
    }
  }
}
