import Foundation
public import LayoutCore
import RasterCore
import UIKit

/// A film of a controller on a device that is turned.
///
/// Nothing runs while it is made: the turn is recorded, and each frame is the screen at a time that
/// the film requests.
@MainActor public struct Film {
  /// The controller and its device; `start` and `orientation` are where the turn begins and ends.
  public var figure: Figure
  /// The words over the strip; the figure's name unless set.
  public var title: String
  /// The number of frames of the strip, at least 3.
  public var frames: Int { didSet { check() } }
  /// The number of frames of a second of the animation, at least 1.
  public var framesPerSecond: Int { didSet { check() } }

  /// Whether what UIKit writes to its console while the turn is recorded is left out, as the film
  /// shows it; default false.
  public var isQuiet = false

  /// Plans a film.
  ///
  /// - Parameters:
  ///   - figure: the controller on a device.
  ///   - title: the words over the strip; by default the figure's name.
  ///   - from: the orientation before the turn.
  ///   - to: the orientation after the turn.
  ///   - frames: the number of frames of the strip, at least 3.
  ///   - framesPerSecond: the number of frames of a second of the animation, at least 1.
  public init(
    _ figure: Figure, title: String? = nil, from: Orientation = .portrait,
    to: Orientation = .landscape, frames: Int = 9, framesPerSecond: Int = 30
  ) {
    self.figure = figure
    self.figure.start = from
    self.figure.orientation = to
    self.title =
      title ?? ([figure.name] + (figure.variant.map { [$0] } ?? [])).joined(separator: ", ")
    self.frames = frames
    self.framesPerSecond = framesPerSecond
    check()
  }

  private func check() {
    precondition(frames >= 3, "A strip has 3 frames or more: before, during and after the turn.")
    precondition(framesPerSecond >= 1, "An animation has at least one frame in a second.")
  }

  /// Plans a film of the last turn that a figure makes on its way from `start` through `turns`.
  ///
  /// The turns before that one are made before the first frame. A figure that is not turned on its
  /// way is turned from its start.
  ///
  /// - Parameters:
  ///   - figure: the controller on a device.
  ///   - title: the words over the strip; by default the figure's name.
  public init(lastTurnOf figure: Figure, title: String? = nil) {
    // To turn a device to how it is held already is no turn.
    let way = figure.turns.reduce(into: [figure.start]) { way, next in
      if way.last != next { way.append(next) }
    }
    let turns = way.dropFirst()
    self.init(figure, title: title, from: figure.start, to: turns.last ?? figure.start.turned)
    self.figure.turns = Array(turns.dropLast())
  }

  /// The path of its files without their endings: `carousel/smooth.iPad-9.7`.
  public var name: String { Figure.path(of: figure.name, variant: figure.variant) }
  /// The path of the strip's file.
  public var stripName: String { "\(name).strip.png" }
  /// The path of the animation's file.
  public var reelName: String { "\(name).film.png" }

  /// Records the frames of the strip: the first before the turn, the last after it, the others at
  /// even times between.
  public func recorded() -> [FilmFrame] {
    let steps = frames - 1
    return recorded { duration in (1...steps).map { duration * Double($0) / Double(steps) } }
  }

  /// Records the frames of the animation: the first before the turn, the last after it, each of the
  /// others when it is due.
  ///
  /// Of an animation that takes many minutes the end follows upon the first 3600 frames.
  public func recordedForPlaying() -> [FilmFrame] { recorded(at: playedTimes) }

  /// Records the frames of the animation, unless they are too many to be drawn at a scale, in
  /// pixels per point.
  ///
  /// Frames that are too many for the turn itself are refused before anything is laid out. What an
  /// app begins in the turn may take longer, which is known once the device has turned; then they
  /// are refused before the first of them is laid out.
  func recordedForPlaying(scale: CGFloat) throws(PictureTooLarge) -> [FilmFrame] {
    if let refusal = figure.refusal { throw refusal }
    _ = try playedTimes(in: turnDuration, scale: scale)
    return try recorded { duration throws(PictureTooLarge) in
      try playedTimes(in: duration, scale: scale)
    }
  }

  /// The duration of a quarter turn of the device, in seconds (fact RO22).
  private var turnDuration: TimeInterval {
    TurnTiming.duration(
      on: figure.device.idiom == .pad ? .pad : .phone, from: .portrait, to: .landscapeLeft)
  }

  private func playedTimes(
    in duration: TimeInterval, scale: CGFloat
  ) throws(PictureTooLarge) -> [TimeInterval] {
    let times = playedTimes(in: duration)
    try PictureLimit.check(RenderedFilm.size, scale: scale, frames: times.count + 1)
    return times
  }

  /// The times of the animation's frames after the first.
  private func playedTimes(in duration: TimeInterval) -> [TimeInterval] {
    let rate = Double(framesPerSecond)
    // A duration of whole frames must not get one more by rounding.
    let steps = (duration * rate - 1e-6).rounded(.up)
    let dues = (1..<max(1, Int(min(steps, Self.mostSteps)))).map { Double($0) / rate }
    return dues + [duration]
  }

  /// The most frames after the first: an animation that an app begins in the turn may take hours.
  private static let mostSteps: Double = 3600

  /// Records the screen before the turn, and at the times that are wanted of its duration; the last
  /// of them is the end.
  private func recorded<Failure: Error>(
    at times: (TimeInterval) throws(Failure) -> [TimeInterval]
  ) throws(Failure) -> [FilmFrame] {
    let writer = UIKitLog.writer
    if isQuiet { UIKitLog.writer = { _ in } }
    defer { UIKitLog.writer = writer }
    return try figure.onStage { simulator throws(Failure) in
      let camera = FilmCamera(simulator)
      return try camera.listen { () throws(Failure) in
        var frames = [camera.frame(.before)]
        simulator.turn(to: figure.orientation)
        let times = try times(simulator.animationEnd)
        for time in times.dropLast() {
          simulator.advance(to: time)
          frames.append(camera.frame(.during))
        }
        simulator.advance(to: times.last ?? simulator.animationEnd)
        frames.append(camera.frame(.after))
        return frames
      }
    }
  }
}
