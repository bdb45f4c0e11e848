// Names from before version 0.1.0, kept for one version so that clients' source compiles.

public import Foundation
public import LayoutCore

/// The former name of ``LayoutInPicture``.
@available(*, deprecated, renamed: "LayoutInPicture")
public typealias PicturedLayout = LayoutInPicture

/// The former name of ``RenderedFilm``.
@available(*, deprecated, renamed: "RenderedFilm")
public typealias FilmReel = RenderedFilm

extension LayoutInPicture {
  /// The former initialiser, with separate parameters for the device and its orientation.
  @available(*, deprecated, message: "pass the device in its orientation: on: device.landscape")
  public init(
    _ layout: LayoutRecord, variant: String? = nil, device: Device, orientation: Orientation,
    origin: CGPoint, zoom: CGFloat = 1
  ) {
    self.init(
      layout, variant: variant, on: device.held(in: orientation), origin: origin, zoom: zoom)
  }
}

/// The former name of a ``RenderedFilm`` drawn as a strip.
@available(*, deprecated, renamed: "RenderedFilm")
public typealias FilmStrip = RenderedFilm

extension RenderedFilm {
  /// The former initialiser, with a separate parameter for the appearance.
  @available(*, deprecated, message: "pass the configured device: on: device.dark")
  public init(
    _ frames: [FilmFrame], on device: Device, title: String = "", appearance: Appearance,
    framesPerSecond: Int = 30
  ) {
    self.init(
      frames, on: device.appearance(appearance), title: title, framesPerSecond: framesPerSecond)
  }

  /// The device; see ``configuration``.
  public var device: Device {
    get { configuration.device }
    set { configuration.device = newValue }
  }
  /// The appearance, light or dark; see ``configuration``.
  public var appearance: Appearance {
    get { configuration.appearance }
    set { configuration.appearance = newValue }
  }
}
