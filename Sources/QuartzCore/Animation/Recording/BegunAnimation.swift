/// An animation of one property of a layer, with its values when it began.
package struct BegunAnimation {
  package let path: AnimatedPath
  /// The values that the property has: the first and the last, or those of all keyframes.
  package private(set) var values: [AnimatedValue]
  /// The fractions of the duration at which the values are reached.
  package let times: [Double]
  /// Whether the values are added to the value of the property.
  package let isAdditive: Bool
  /// The animation object that an app has added; nil if a block has recorded the animation.
  package let object: CAAnimation?
  package let run: AnimationRun
  private let source: TimeSource
  private let spans: [TimeSpan]
  /// The source's time at which the animation was added.
  private let start: Double

  init(_ animation: LayerAnimation, on layer: CALayer) {
    path = animation.path
    object = animation.object
    (run, source, spans) = (animation.run, animation.source, animation.spans)
    start = source.now
    times = animation.track.times
    // A block records the distance from the new value, which the layer already has.
    let isRelative = animation.isAdditive && object == nil
    let model = layer.state[path]
    let values = animation.track.values
    self.values = isRelative ? values.map { $0.added(to: model) } : values
    isAdditive = animation.isAdditive && object != nil
  }

  /// Whether the animation belongs to an animator that has not started it.
  var isWaiting: Bool { isOfAnimator && source.course == nil }

  /// Whether the animation changes the position or the size.
  var isOfGeometry: Bool { path.property == .position || path.property == .bounds }

  /// Whether a property animator controls the timing.
  var isOfAnimator: Bool {
    guard let clock = AnimationClock.current else { return false }
    return source !== clock.source && object == nil
  }

  /// Returns whether both animations are changes of the same property in the same block.
  func isSameChange(as other: Self) -> Bool {
    run === other.run && path == other.path && spans == other.spans && other.object == nil
  }

  /// Changes the animation's last value to that of a further change of the property in the block.
  mutating func `continue`(with next: Self) {
    guard let last = next.values.last else { return }
    values = values.dropLast() + [last]
  }
}

extension BegunAnimation {
  /// The timing of an animation, in seconds of the clock's time.
  package struct Timing {
    /// The time from the call that began the animation to its first change.
    package let delay: Double
    package let duration: Double
    package let curve: TimingCurve
    package let repeatCount: Double
    package let autoreverses: Bool
    package let speed: Double
  }

  /// The timing of the animation, or of its animator if there is one.
  package var timing: Timing {
    let whole = spans.first ?? TimeSpan(duration: 0)
    if isOfAnimator, let course = source.course {
      return Timing(
        delay: course.span.begin - course.start, duration: course.span.duration,
        curve: course.span.curve, repeatCount: 1, autoreverses: false, speed: 1)
    }
    // An animation in a group, or a keyframe, has a further span inside the whole one.
    guard let part = spans.dropFirst().last else { return timing(of: whole, after: 0) }
    return timing(of: part, after: whole.begin - start)
  }

  private func timing(of span: TimeSpan, after delay: Double) -> Timing {
    let begin = spans.count > 1 ? delay + span.begin : span.begin - start
    let curve = span.curve == .linear ? spans[0].curve : span.curve
    let whole = spans[0].repeatCount != 1 ? spans[0] : span
    return Timing(
      delay: begin, duration: span.duration, curve: curve, repeatCount: whole.repeatCount,
      autoreverses: whole.autoreverses || span.autoreverses, speed: span.speed)
  }
}
