import Foundation
import RasterCore
import RasterText

/// A row of a strip: frames side by side; below them a bar with their times, and below the bar the
/// events of each frame.
struct FilmRow {
  private let frames: [FilmFrame]
  private let notes: [FrameCaption]
  private let flickers: [StyledText?]
  private let device: TurningDevice
  private let palette: FigurePalette

  /// The side of the square reserved for a rotating device, in points.
  static let side: CGFloat = 208
  private static let gap: CGFloat = 8
  /// The distance from the square of a device to the middle of the bar below it, in points.
  private static let barDistance: CGFloat = 12
  /// The distance from the middle of the bar to the text below, in points.
  private static let wordDistance: CGFloat = 10
  private static let lineHeight: CGFloat = 17

  /// Returns the width of a row with a number of frames.
  static func width(of count: Int) -> CGFloat { CGFloat(count) * (side + gap) - gap }

  /// Arranges some of a film's frames.
  init(_ film: RenderedFilm, _ range: Range<Int>) {
    let palette = FigurePalette.of(film.configuration.appearance)
    let frames = Array(film.frames[range])
    (self.frames, self.palette) = (frames, palette)
    device = TurningDevice(film.configuration, side: Self.side)
    notes = frames.indices.map { index in
      // The caption may extend below the following frame if that has no caption.
      let free = frames[(index + 1)...].prefix { $0.hidden.isEmpty && $0.calls.isEmpty }.count
      return FrameCaption(frames[index], palette, width: Self.width(of: min(free + 1, 2)))
    }
    flickers = frames.map { frame in
      frame.strangers(among: film.frames).flickerWords.map {
        StyledText($0, size: 11, weight: .semibold, color: palette.warning)
      }
    }
  }

  private var flickerHeight: CGFloat {
    flickers.contains { $0 != nil } ? Self.lineHeight : 0
  }

  private static var timeTop: CGFloat { side + barDistance + wordDistance }
  private var notesTop: CGFloat { Self.timeTop + Self.lineHeight + flickerHeight + 6 }

  /// The height of the row including the bar and the captions, in points.
  var height: CGFloat { notesTop + (notes.map(\.height).max() ?? 0) }

  private func left(of index: Int) -> CGFloat { CGFloat(index) * (Self.side + Self.gap) }

  /// Returns the centre of the device in a frame of the row.
  private func middle(of index: Int) -> CGPoint {
    CGPoint(x: left(of: index) + Self.side / 2, y: Self.side / 2)
  }

  /// Draws the row with its upper-left corner at the origin.
  func draw(in canvas: Canvas) {
    drawBars(in: canvas)
    for (index, frame) in frames.enumerated() {
      device.draw(frame, in: canvas, around: middle(of: index))
      drawTime(of: frame, at: index, in: canvas)
      flickers[index]?.draw(
        in: canvas,
        centeredIn: CGRect(
          x: left(of: index), y: Self.timeTop + Self.lineHeight, width: Self.side,
          height: Self.lineHeight))
      notes[index].draw(in: canvas, at: CGPoint(x: left(of: index), y: notesTop))
    }
  }

  /// Draws the bar, with one colour for the frames of each phase and a dot at the time of each
  /// frame.
  private func drawBars(in canvas: Canvas) {
    let middle = Self.side + Self.barDistance
    for phase in FilmFrame.Phase.allCases {
      let own = frames.indices.filter { frames[$0].phase == phase }
      guard let first = own.first, let last = own.last else { continue }
      let color = phase.color(in: palette)
      let bar = CGRect(
        x: left(of: first), y: middle - 2, width: left(of: last) + Self.side - left(of: first),
        height: 4)
      canvas.fill(Path(roundedRect: bar, radius: 2), with: .color(color))
      for index in own {
        let dot = CGRect(x: self.middle(of: index).x - 5, y: middle - 5, width: 10, height: 10)
        canvas.fill(Path(ellipseIn: dot.insetBy(dx: -2, dy: -2)), with: .color(palette.page))
        canvas.fill(Path(ellipseIn: dot), with: .color(color))
      }
    }
  }

  private func drawTime(of frame: FilmFrame, at index: Int, in canvas: Canvas) {
    let time = StyledText(frame.timeWords, size: 13, weight: .semibold, color: palette.ink)
    let phase = StyledText(frame.phase.rawValue, size: 13, color: palette.secondInk)
    let width = time.size.width + 6 + phase.size.width
    let line = CGRect(
      x: middle(of: index).x - width / 2, y: Self.timeTop, width: width, height: Self.lineHeight)
    time.draw(in: canvas, leadingIn: line)
    phase.draw(in: canvas, leadingIn: line.offsetBy(dx: time.size.width + 6, dy: 0))
  }

  /// The layouts in the frames before and after the rotation.
  var layouts: [LayoutInPicture] {
    frames.enumerated().compactMap { index, frame in
      frame.phase == .during ? nil : device.picturedLayout(of: frame, around: middle(of: index))
    }
  }
}

extension FilmFrame.Phase {
  /// Returns the colour of the phase.
  ///
  /// The colours differ in lightness, so that people with any colour vision can distinguish them.
  func color(in palette: FigurePalette) -> Color {
    switch self {
    case .before: palette.bodyEdge
    case .during: palette.assent
    case .after: palette.ink
    }
  }
}

extension [String: Double] {
  /// A description of the flickering elements, `cell [0,3] and 1 more flicker, 34 %`; nil if there
  /// are none.
  fileprivate var flickerWords: String? {
    let largest = self.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = largest.first else { return nil }
    let verb = count == 1 ? "flickers" : "and \(count - 1) more flicker"
    let share = Int((values.reduce(0, +) * 100).rounded())
    return "\(first.key) \(verb), \(share) %"
  }
}
