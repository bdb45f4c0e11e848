import Foundation
public import LayoutCore
import RasterCore
import UIKit

/// A film of a view controller on a device while the device rotates.
///
/// The rotation does not run in real time: each frame shows the screen at a simulated time of the
/// rotation.
@MainActor public struct Film {
  /// The controller and its device.
  ///
  /// The rotation begins in `start` or, if the figure has `turns`, in the last of these; it ends in
  /// `orientation`.
  public var figure: Figure
  /// The title above the strip.
  ///
  /// The default is the figure's name and its variant.
  public var title: String
  /// The number of frames in the strip, at least 3.
  public var frames: Int { didSet { check() } }
  /// The number of frames per second of the animation, at least 1.
  public var framesPerSecond: Int { didSet { check() } }

  /// Whether UIKit's console messages are suppressed while the rotation is recorded.
  ///
  /// The default is `false`.
  public var isQuiet = false

  /// Plans a film.
  ///
  /// - Parameters:
  ///   - figure: the controller on a device.
  ///   - title: the title above the strip. The default is the figure's name and its variant.
  ///   - from: the orientation before the rotation.
  ///   - to: the orientation after the rotation.
  ///   - frames: the number of frames in the strip, at least 3.
  ///   - framesPerSecond: the number of frames per second of the animation, at least 1.
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

  /// Plans a film of the last rotation of a figure, which is rotated from `start` through `turns`.
  ///
  /// The earlier rotations take place before the first frame. A figure without rotations is rotated
  /// once from its start.
  ///
  /// - Parameters:
  ///   - figure: the controller on a device.
  ///   - title: the title above the strip. The default is the figure's name and its variant.
  public init(lastTurnOf figure: Figure, title: String? = nil) {
    // If the device is already in the next orientation, that step is not a rotation and is left
    // out.
    let way = figure.turns.reduce(into: [figure.start]) { way, next in
      if way.last != next { way.append(next) }
    }
    let turns = way.dropFirst()
    self.init(figure, title: title, from: figure.start, to: turns.last ?? figure.start.turned)
    self.figure.turns = Array(turns.dropLast())
  }

  /// The common path of the film's two files, without their extensions: `carousel/smooth.iPad-9.7`.
  public var name: String { Figure.path(of: figure.name, variant: figure.variant) }
  /// The path of the strip's file.
  public var stripName: String { "\(name).strip.png" }
  /// The path of the animation's file.
  public var reelName: String { "\(name).film.png" }

  /// Records the frames of the strip: the first before the rotation, the last after it, and the
  /// others at regular intervals in between.
  public func recorded() -> [FilmFrame] {
    let steps = frames - 1
    return recorded { duration in (1...steps).map { duration * Double($0) / Double(steps) } }
  }

  /// Records the frames of the animation: the first before the rotation, the last after it, and the
  /// others at the frame rate.
  ///
  /// If an animation has more than 3601 frames, only the first 3600 and the last one are recorded.
  public func recordedForPlaying() -> [FilmFrame] { recorded(at: playedTimes) }

  /// Records the frames of the animation for a scale in pixels per point; throws if there would be
  /// too many frames to draw, or if the figure cannot be laid out.
  ///
  /// The number of frames of the rotation itself is checked before anything is laid out. An
  /// animation that the app starts during the rotation may take longer. Its duration is known only
  /// after the device has rotated, so the number is checked again before the first frame is laid
  /// out.
  func recordedForPlaying(scale: CGFloat) throws(PictureTooLarge) -> [FilmFrame] {
    if let refusal = figure.refusal { throw refusal }
    _ = try playedTimes(in: turnDuration, scale: scale)
    return try recorded { duration throws(PictureTooLarge) in
      try playedTimes(in: duration, scale: scale)
    }
  }

  /// The duration of a rotation by 90 degrees, in seconds (fact RO22).
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

  /// Returns the times of the animation's frames after the first, in seconds.
  private func playedTimes(in duration: TimeInterval) -> [TimeInterval] {
    let rate = Double(framesPerSecond)
    // The small margin prevents a rounding error from adding a frame if the duration is a whole
    // number of frames.
    let steps = (duration * rate - 1e-6).rounded(.up)
    let dues = (1..<max(1, Int(min(steps, Self.mostSteps)))).map { Double($0) / rate }
    return dues + [duration]
  }

  /// The maximum number of frames after the first.
  ///
  /// Without the maximum, an animation of hours that an app starts during the rotation would fill
  /// the memory.
  private static let mostSteps: Double = 3600

  /// Records the screen before the rotation and at the times that `times` returns for the
  /// rotation's duration in seconds.
  ///
  /// The last of these times is the end of the rotation.
  private func recorded<Failure: Error>(
    at times: (TimeInterval) throws(Failure) -> [TimeInterval]
  ) throws(Failure) -> [FilmFrame] {
    let writer = UIKitLog.writer
    if isQuiet { UIKitLog.writer = { _ in } }
    defer { UIKitLog.writer = writer }
    return try figure.onStage { simulator throws(Failure) in
      if AnimationTrial.current != nil { FilmCamera.putBackFormerValues(in: simulator.window) }
      let camera = FilmCamera(simulator, recordsViews: figure.recordsLooks)
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
