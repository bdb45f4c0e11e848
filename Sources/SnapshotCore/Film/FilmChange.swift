import LayoutComparison
import LayoutCore
import RasterPNG

/// A difference of a film as a whole, such as the number or the times of its frames.
package enum FilmChange: Sendable, Hashable, Codable {
  /// The number of frames changed.
  case frameCount(golden: Int, actual: Int)
  /// The time from the first frame to the last changed; in seconds.
  case duration(golden: Double, actual: Double)
  /// The number of frames per second changed.
  case framesPerSecond(golden: Double, actual: Double)
  /// A frame, counted from 1, is shown at a different time; in seconds.
  case time(frame: Int, golden: Double, actual: Double)
  /// A frame, counted from 1, is shown for a different duration; in seconds.
  case delay(frame: Int, golden: Double, actual: Double)
  /// The phase at a frame (see `FrameMetadata.phase`) changed; frames are counted from 1.
  case phase(frame: Int, golden: String?, actual: String?)
  /// The events (see `FrameMetadata.events`) before a frame, counted from 1, changed.
  ///
  /// The values are the first events that differ; nil if there are no more events.
  case event(frame: Int, golden: String?, actual: String?)

  /// Returns the differences between two films.
  static func changes(from golden: FilmMetadata, to actual: FilmMetadata) -> [FilmChange] {
    var changes: [FilmChange] = []
    let (old, new) = (golden.notes, actual.notes)
    // The frame rate is a setting that determines the number of frames, so it is reported first.
    if !same(golden.framesPerSecond, actual.framesPerSecond) {
      changes.append(
        .framesPerSecond(golden: golden.framesPerSecond, actual: actual.framesPerSecond))
    }
    if old.count != new.count { changes.append(.frameCount(golden: old.count, actual: new.count)) }
    // If both durations are printed alike, they differ only by a rounding error.
    if golden.duration.seconds != actual.duration.seconds {
      changes.append(.duration(golden: golden.duration, actual: actual.duration))
    }
    // A change of the frame count, duration or rate also explains changed times of frames.
    return changes.isEmpty ? Self.changes(from: old, to: new) : changes
  }

  /// Returns the first change of a time, of a delay, of a phase and of an event.
  private static func changes(from golden: [FrameMetadata], to actual: [FrameMetadata])
    -> [FilmChange]
  {
    let pairs = Array(zip(golden, actual))
    let time = pairs.firstIndex { $0.time.milliseconds != $1.time.milliseconds }.map {
      FilmChange.time(frame: $0 + 1, golden: golden[$0].time, actual: actual[$0].time)
    }
    let delay = pairs.firstIndex { $0.delay != $1.delay }.map {
      FilmChange.delay(
        frame: $0 + 1, golden: golden[$0].delay.seconds, actual: actual[$0].delay.seconds)
    }
    let phase = pairs.firstIndex { $0.phase != $1.phase }.map {
      FilmChange.phase(frame: $0 + 1, golden: golden[$0].phase, actual: actual[$0].phase)
    }
    let event = pairs.firstIndex { $0.events != $1.events }.map { index in
      let (old, new) = (golden[index].events, actual[index].events)
      let place = zip(old, new).prefix { $0 == $1 }.count
      return FilmChange.event(
        frame: index + 1, golden: old.dropFirst(place).first, actual: new.dropFirst(place).first)
    }
    return [time, delay, phase, event].compactMap(\.self)
  }

  /// The class of the change: layout for the number, rate and times of the frames, and metadata for
  /// delays, phases and events.
  var changeClass: ChangeClass {
    switch self {
    case .frameCount, .duration, .framesPerSecond, .time: .layout
    case .delay, .phase, .event: .metadata
    }
  }

  /// The change as a short sentence.
  var headline: String {
    switch self {
    case .frameCount(let golden, let actual): "film \(golden) frames → \(actual)"
    case .duration(let golden, let actual):
      "film \(golden.seconds) → \(actual.seconds)"
    case .framesPerSecond(let golden, let actual):
      "film \(Points.change([golden], [actual], separator: "")) frames per second"
    case .time(let frame, let golden, let actual):
      "frame \(frame) is shown at \(golden.milliseconds) → \(actual.milliseconds)"
    case .delay(let frame, let golden, let actual):
      "frame \(frame) is shown for \(golden.milliseconds) → \(actual.milliseconds)"
    case .phase(let frame, let golden, let actual):
      "frame \(frame) is \(golden ?? "without a phase") → \(actual ?? "without a phase")"
    case .event(let frame, let golden, let actual):
      "before frame \(frame): \(golden ?? "nothing more") → \(actual ?? "nothing more")"
    }
  }
}

extension Double {
  /// The time in seconds as printed in messages, such as `0.3 s`.
  fileprivate var seconds: String { "\(Points.text(self)) s" }

  /// The time, given in seconds, as printed in messages: in whole milliseconds, such as `120 ms`.
  var milliseconds: String { "\((self * 1000).rounded().thousandths) ms" }
}
