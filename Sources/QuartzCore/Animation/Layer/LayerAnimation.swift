extension CALayer {
  /// The product of the speeds of the layer and of those around it.
  private var pace: Double {
    sequence(first: self, next: \.parent).reduce(1) { $0 * Double($1.speed) }
  }

  /// Returns a span of the clock's time, as fast as time goes by in the layer; its delay counts
  /// from a time of the clock's on.
  package func paced(_ span: TimeSpan, from now: Double) -> TimeSpan {
    let pace = pace
    guard pace != 1, pace >= 0 else { return span }
    var paced = span
    paced.speed *= pace
    if pace > 0 { paced.begin = now + (span.begin - now) / pace }
    return paced
  }
}

/// An animation of one property of a layer, as it was recorded or added.
package struct LayerAnimation {
  /// The key under which the layer holds it.
  package let key: String
  package let path: AnimatedPath
  package var track: AnimationTrack
  /// The span in the source's time; then, for an animation in a group, its span in the group's.
  package var spans: [TimeSpan]
  /// Whether the value is added to the property's, instead of replacing it.
  package var isAdditive = false
  /// Whether the animation stays when it is over, to hold its last value.
  package var isKept = false
  package let source: TimeSource
  package let run: AnimationRun
  /// The animation that a client added; nil for one that was recorded.
  package var object: CAAnimation?
  /// The layer's contents before a transition.
  package var oldContents: RecordedDisplay?

  /// Whether the animation will have no effect from now on.
  package var isOver: Bool { !isKept && source.now >= (spans.first?.end ?? 0) }

  /// Returns the value of the animated part at the present time, given the one without this
  /// animation.
  package func value(over base: AnimatedValue) -> AnimatedValue {
    guard let part, let value = track.value(at: part) else { return base }
    return isAdditive ? value.added(to: base) : value
  }

  /// The progress at the present time; nil while the animation has no effect.
  private var part: Double? {
    var (time, part) = (source.now, 1.0)
    for span in spans {
      guard let progress = span.progress(at: time) else { return nil }
      (time, part) = (progress * span.duration, progress)
    }
    return part
  }
}
