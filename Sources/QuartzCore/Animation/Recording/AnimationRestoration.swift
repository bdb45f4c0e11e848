import Basics

/// Values of a golden that temporarily replace those of animations when they begin.
///
///     AnimationRestoration.current = restoration
///     UIView.animate(withDuration: 0.2) { bar.alpha = 0 }     // takes 0.3 s, as in a golden
package final class AnimationRestoration {
  /// The replaced values of one animation; nil for a value that is kept.
  package struct Values {
    package var duration: Double?
    package var delay: Double?
    package var repeatCount: Double?
    package var autoreverses: Bool?
    package var from: SIMD4<Double>?
    package var to: SIMD4<Double>?

    /// Makes values of which none is replaced.
    package init() {}
  }

  private static let present = ThreadValue<AnimationRestoration>()

  /// The restoration of this thread; nil if animations are not changed.
  package static var current: AnimationRestoration? {
    get { present.value }
    set { present.value = newValue }
  }

  private let values: (BegunAnimation, CALayer) -> Values?

  /// Makes a restoration with a closure that returns the values for an animation of a layer, or nil
  /// for an animation that is not changed.
  package init(_ values: @escaping (BegunAnimation, CALayer) -> Values?) { self.values = values }

  /// Returns an animation with its values replaced.
  ///
  /// For an animation recorded in a block, the end value is also set on the layer.
  func restored(_ animation: LayerAnimation, on layer: CALayer) -> LayerAnimation {
    let begun = BegunAnimation(animation, on: layer)
    // Animations of an animator, a group or a keyframe are not changed, because they do not have a
    // timing of their own.
    guard animation.spans.count == 1, !begun.isOfAnimator, let values = values(begun, layer)
    else { return animation }
    var restored = animation
    restored.spans[0] = animation.spans[0].with(values, insteadOf: begun.timing)
    restore(values, begun, in: &restored, layer)
    return restored
  }

  private func restore(
    _ values: Values, _ begun: BegunAnimation, in animation: inout LayerAnimation,
    _ layer: CALayer
  ) {
    guard begun.values.count == 2, values.from != nil || values.to != nil,
      case .vector(let start) = begun.values[0], case .vector(let end) = begun.values[1]
    else { return }
    let (from, to) = (values.from ?? start, values.to ?? end)
    if animation.object == nil { layer.state[animation.path] = .vector(to) }
    let base = animation.isAdditive && animation.object == nil ? to : .zero
    animation.track = AnimationTrack(from: .vector(from - base), to: .vector(to - base))
  }
}

extension TimeSpan {
  /// Returns the span with its values replaced; the duration of a spring is kept, because the
  /// spring's motion depends on it.
  fileprivate func with(
    _ values: AnimationRestoration.Values, insteadOf timing: BegunAnimation.Timing
  ) -> TimeSpan {
    var span = self
    if let delay = values.delay { span.begin += delay - timing.delay }
    if let duration = values.duration, case .cubic = timing.curve { span.duration = duration }
    if let count = values.repeatCount { span.repeatCount = count }
    if let reverses = values.autoreverses { span.autoreverses = reverses }
    return span
  }
}
