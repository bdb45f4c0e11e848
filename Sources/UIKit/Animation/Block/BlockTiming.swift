import Foundation

/// The duration, the delay and the options of an animation block.
struct BlockTiming {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  /// The spring of the block; if nil, the options determine the curve.
  var spring: Spring?

  private var curve: TimingCurve {
    if let spring { return .spring(spring, duration: duration) }
    return .cubic(CubicCurve(options))
  }

  /// Returns a recording that begins now.
  ///
  /// A nested block inherits the duration and the curve of the outer one, unless its options
  /// override them; a spring keeps its own curve.
  @MainActor func recording(on clock: AnimationClock) -> BlockRecording {
    let outer = BlockRecording.current
    var span = TimeSpan(duration: max(duration, 0))
    span.curve = curve
    if let inherited = outer?.spans.first {
      if !options.contains(.overrideInheritedDuration) { span.duration = inherited.duration }
      if spring == nil, !options.contains(.overrideInheritedCurve) { span.curve = inherited.curve }
    }
    span.begin = clock.time + delay
    span.repeatCount = options.contains(.repeat) ? .infinity : 1
    span.autoreverses = options.contains(.autoreverse)
    // While an animation is delayed, the old values are shown.
    span.holdsStart = true
    let recording = BlockRecording(source: clock.source, spans: [span])
    recording.willRecord = clock.willRecord
    return recording
  }
}

extension CubicCurve {
  /// Makes the curve that a block's options specify.
  init(_ options: UIView.AnimationOptions) {
    self.init(UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut)
  }

  /// Makes one of UIKit's curves.
  init(_ curve: UIView.AnimationCurve) {
    self =
      switch curve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
  }
}
