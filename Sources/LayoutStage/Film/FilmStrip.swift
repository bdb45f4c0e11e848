import Foundation
import LayoutCore
import RasterCore

/// A turn of a device as a strip of frames: the device in the hand at one time after the other.
///
///     Title
///     ┌────┐ ┌────┐ ┌────┐
///     │ ▯  │ │ ◇  │ │ ▭  │      the device, turning
///     └────┘ └────┘ └────┘
///     ──●──  ──●──   ──●──      before, during, after
///      0 ms  150 ms 300 ms
///            calls … calls …    what has happened since the frame before
///
/// A strip that would be too wide goes on in further rows.
public struct FilmStrip: Sendable {
  /// The frames, the first before the turn and the last after it.
  public var frames: [FilmFrame]
  /// The device that is turned.
  public var device: Device
  /// The words at the top.
  public var title: String
  /// Light or dark.
  public var appearance: Appearance

  /// Makes a strip of frames.
  public init(
    _ frames: [FilmFrame], on device: Device, title: String, appearance: Appearance = .light
  ) {
    self.frames = frames
    self.device = device
    self.title = title
    self.appearance = appearance
  }

  /// Draws the strip.
  public func picture() -> Picture {
    let painter = FilmStripPainter(self)
    return Picture(
      drawing: Drawing(painter.draw), size: painter.size,
      screen: CGRect(origin: .zero, size: painter.size), layouts: painter.layouts)
  }

  /// `iPhone 7, portrait to landscape in 300 ms`.
  var subtitle: String {
    guard let first = frames.first, let last = frames.last else { return device.name }
    return "\(device.name), \(first.orientation.rawValue) to \(last.orientation.rawValue) in "
      + last.timeWords
  }
}

extension Film {
  /// Records the turn, and returns its strip.
  public func strip() -> FilmStrip {
    FilmStrip(recorded(), on: figure.device, title: title, appearance: figure.appearance)
  }
}

extension FilmFrame {
  /// The time as it is written under a frame: `38 ms`.
  ///
  /// Halves are rounded up, also those that are below one by an error of the division.
  var timeWords: String { "\(Int((time * 1000 + 1e-6).rounded())) ms" }
}
