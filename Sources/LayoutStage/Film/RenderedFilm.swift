public import Foundation
import LayoutCore
public import RasterCore
import RasterText

/// A recorded rotation of a device.
///
/// It can be drawn as an animation, which has one picture per frame, or as a strip, which shows all
/// frames side by side.
///
///     Title
///     ┌────┐ ┌────┐ ┌────┐
///     │ ▯  │ │ ◇  │ │ ▭  │      the rotating device
///     └────┘ └────┘ └────┘
///     ──●──  ──●──   ──●──      before, during, after
///      0 ms  150 ms 300 ms
///            calls … calls …    the calls since the previous frame
///
/// A strip that would be too wide continues in further rows.
public struct RenderedFilm: Sendable {
  /// The frames; the first is before the rotation and the last after it.
  public var frames: [FilmFrame]
  /// The device with its settings.
  public var configuration: DeviceConfiguration
  /// The text at the top of a strip.
  public var title: String
  /// The number of frames per second.
  public var framesPerSecond: Int

  /// The duration for which the first and the last frame are shown, in seconds.
  static let hold: TimeInterval = 0.8
  /// The side of the square for the rotating device, in points.
  static let side: CGFloat = 400
  private static let margin: CGFloat = 16
  private static let rulerHeight: CGFloat = 40

  /// Makes a film from frames.
  public init(
    _ frames: [FilmFrame], on device: some ConfiguredDevice, title: String = "",
    framesPerSecond: Int = 30
  ) {
    (self.frames, configuration) = (frames, device.configuration)
    (self.title, self.framesPerSecond) = (title, framesPerSecond)
  }

  /// Draws all frames in one picture, as a strip.
  public func picture() -> Picture {
    let painter = FilmStripPainter(self)
    return Picture(
      drawing: Drawing(painter.draw), size: painter.size,
      screen: CGRect(origin: .zero, size: painter.size), layouts: painter.layouts)
  }

  /// Returns the duration for which a frame is shown, in seconds.
  ///
  /// A frame is shown until the time of the next one. The first and the last frame, which show the
  /// device at rest, are each shown for 0.8 seconds.
  public func duration(ofFrame index: Int) -> TimeInterval {
    let isHeld = index == 0 || index == frames.count - 1
    return isHeld ? Self.hold : frames[index + 1].time - frames[index].time
  }

  /// The size of each picture, in points.
  public var size: CGSize { Self.size }

  /// The size of every picture of an animation, in points.
  static let size = CGSize(
    width: side + 2 * margin, height: side + rulerHeight + 2 * margin)

  /// The part of every picture that shows the time and the phase, below the device.
  package var ruler: CGRect {
    let top = Self.margin + Self.side
    return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  /// The picture of each frame of the animation, in order.
  public var pictures: [Picture] { frames.map(picture) }

  /// Draws the picture of each frame at a scale, in pixels per point.
  ///
  /// - Throws: `PictureTooLarge` if one frame, or all of them together, are larger than
  ///   `PictureLimit` allows.
  public func bitmaps(scale: CGFloat) throws(PictureTooLarge) -> [Bitmap] {
    try PictureLimit.check(size, scale: scale, frames: frames.count)
    var bitmaps: [Bitmap] = []
    for frame in frames { bitmaps.append(try picture(of: frame).bitmap(scale: scale)) }
    return bitmaps
  }

  private func picture(of frame: FilmFrame) -> Picture {
    let turning = TurningDevice(configuration, side: Self.side)
    let middle = CGPoint(x: size.width / 2, y: Self.margin + Self.side / 2)
    let drawing = Drawing { canvas in
      let palette = FigurePalette.of(configuration.appearance)
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
      turning.draw(frame, in: canvas, around: middle)
      drawRuler(at: frame, in: canvas, palette)
    }
    let screen = turning.screen(in: frame.orientation).offsetBy(dx: middle.x, dy: middle.y)
    return Picture(
      drawing: drawing, size: size, screen: screen,
      layouts: turning.picturedLayout(of: frame, around: middle).map { [$0] } ?? [])
  }

  /// Draws the elapsed time below the device, as a progress bar and as text.
  private func drawRuler(at frame: FilmFrame, in canvas: Canvas, _ palette: FigurePalette) {
    let whole = frames.last?.time ?? 0
    let bar = CGRect(
      x: Self.margin, y: size.height - Self.margin - 26, width: Self.side, height: 4)
    canvas.fill(Path(roundedRect: bar, radius: 2), with: .color(palette.hairline))
    var done = bar
    done.size.width = whole > 0 ? max(4, bar.width * frame.time / whole) : 4
    let color = frame.phase.color(in: palette)
    canvas.fill(Path(roundedRect: done, radius: 2), with: .color(color))
    let line = CGRect(x: bar.minX, y: bar.maxY + 6, width: bar.width, height: 16)
    StyledText(frame.timeWords, size: 13, weight: .semibold, color: palette.ink)
      .draw(in: canvas, leadingIn: line)
    StyledText(frame.phase.rawValue, size: 13, color: palette.secondInk)
      .draw(in: canvas, leadingIn: line.offsetBy(dx: 64, dy: 0))
  }
}

extension Film {
  /// Records the frames of the film's strip.
  public func strip() -> RenderedFilm { rendered(recorded()) }

  /// Records the frames of the film's animation.
  public func reel() -> RenderedFilm { rendered(recordedForPlaying()) }

  /// Records the frames of the film's animation, to be drawn at a scale.
  ///
  /// - Parameter scale: the number of pixels per point.
  /// - Returns: the animation.
  /// - Throws: `PictureTooLarge` if one frame, or all of them together, would be larger than
  ///   `PictureLimit` allows, or if the figure's views are nested too deeply. The frames of the
  ///   rotation itself are checked before anything is laid out; animations of the app may need
  ///   more.
  public func reel(scale: CGFloat) throws(PictureTooLarge) -> RenderedFilm {
    rendered(try recordedForPlaying(scale: scale))
  }

  private func rendered(_ frames: [FilmFrame]) -> RenderedFilm {
    RenderedFilm(
      frames, on: figure.configuration, title: title, framesPerSecond: framesPerSecond)
  }
}
