extension CALayer {
  /// The product of the speeds of the layer and its ancestors.
  private var pace: Double {
    sequence(first: self, next: \.parent).reduce(1) { $0 * Double($1.speed) }
  }

  /// Returns a span of the clock's time, scaled by the speed of time in the layer; the delay of the
  /// span is relative to `now`.
  package func paced(_ span: TimeSpan, from now: Double) -> TimeSpan {
    let pace = pace
    guard pace != 1, pace >= 0 else { return span }
    var paced = span
    paced.speed *= pace
    if pace > 0 { paced.begin = now + (span.begin - now) / pace }
    return paced
  }
}

/// An animation of one property of a layer, recorded in an animation block or added by an app.
package struct LayerAnimation {
  package let key: String
  package let path: AnimatedPath
  package var track: AnimationTrack
  /// The animation's time spans, from outside inwards: the first is in the time of the source; each
  /// further one, for an animation in a group or a keyframe, is in the time of the one before it.
  package var spans: [TimeSpan]
  /// Whether the value is added to that of the property instead of replacing it.
  package var isAdditive = false
  /// Whether the animation remains after its end, so that its last value is still shown.
  package var isKept = false
  package let source: TimeSource
  package let run: AnimationRun
  /// The animation object that an app has added; nil for a recorded animation.
  package var object: CAAnimation?
  /// The layer's contents before a transition; nil for other animations.
  package var oldContents: RecordedDisplay?

  /// Whether the animation has ended and has no effect any more.
  package var isOver: Bool { !isKept && source.now >= (spans.first?.end ?? 0) }

  /// Returns the current value of the animated property, given its value without this animation.
  package func value(over base: AnimatedValue) -> AnimatedValue {
    guard let part, let value = track.value(at: part) else { return base }
    return isAdditive ? value.added(to: base) : value
  }

  /// The progress at the current time, 0 at the start and 1 at the end; nil while the animation has
  /// no effect.
  private var part: Double? {
    var (time, part) = (source.now, 1.0)
    for span in spans {
      guard let progress = span.progress(at: time) else { return nil }
      (time, part) = (progress * span.duration, progress)
    }
    return part
  }
}
