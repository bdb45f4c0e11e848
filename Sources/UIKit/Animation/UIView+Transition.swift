public import Foundation
import RasterCore

extension UIView {
  /// Runs a closure that changes a view, dissolves its old appearance into the new one, and then
  /// calls the completion.
  ///
  /// Differs from UIKit: there is no real-time clock; see
  /// `animate(withDuration:animations:completion:)`. Flips and curls are also drawn as dissolves.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, options: options)
    AnimationBlock.animate(timing) {
      BlockRecording.current?.recordDissolve(of: view)
      // Unless the options allow it, changes are not animated individually: they are part of the
      // dissolve.
      guard !options.contains(.allowAnimatedContent) else { return animations?() ?? () }
      BlockRecording.suspend { AnimationBlock.run { animations?() } }
    } completion: {
      completion?($0)
    }
  }

  /// Replaces a view by a different one in its superview, and dissolves one into the other.
  ///
  /// With the option `showHideTransitionViews`, both views stay in the superview; `fromView` is
  /// hidden and `toView` is shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}

extension BlockRecording {
  /// Records that a view dissolves from its current appearance.
  @MainActor func recordDissolve(of view: UIView) {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    var drawing = Drawing()
    // The layout needed to record the drawing is not part of the transition.
    BlockRecording.suspend { drawing = view.drawing() }
    record(
      AnimationTrack(from: AnimatedValue(1 as CGFloat), to: AnimatedValue(0 as CGFloat)),
      onTopOf: .dissolve, of: view._layer,
      oldContents: RecordedDisplay(drawing: drawing, bounds: bounds))
  }
}
