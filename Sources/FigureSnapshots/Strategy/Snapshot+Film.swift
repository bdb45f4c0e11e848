public import Foundation
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutFilm {
  /// Returns a strategy that compares the rotation of a device frame by frame, with the layout and
  /// the callbacks of each frame.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured, in its orientation before the rotation.
  ///   - framesPerSecond: the number of frames per second, at least 1.
  ///   - scale: the number of pixels per point of the picture, which shows the device from outside.
  ///   - tolerance: the tolerated differences; none by default. Masks by element apply only to
  ///     frames in which the device is at rest.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func film(
    on device: some ConfiguredDevice, framesPerSecond: Int = 30, scale: CGFloat = 2,
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    film(
      on: device.configuration, to: device.configuration.orientation.turned,
      framesPerSecond: framesPerSecond, scale: scale, tolerance: tolerance, policy: policy)
  }

  private static func film(
    on start: DeviceConfiguration, to end: Orientation, framesPerSecond: Int, scale: CGFloat,
    tolerance: PictureTolerance, policy: ClassPolicy
  ) -> Snapshot {
    Snapshot(.film(tolerance: tolerance, policy: policy)) { subject in
      let film = try MainThread.run {
        try subject.shown(in: start) {
          try Film($0, from: start.orientation, to: end, framesPerSecond: framesPerSecond)
            .reel(scale: scale)
        }
      }
      return try LayoutFilm(film, scale: scale)
    }
  }

  /// Returns a strategy that compares the rotation of a device whose settings are separate
  /// arguments.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - start: the orientation before the rotation.
  ///   - end: the orientation after the rotation.
  ///   - framesPerSecond: the number of frames per second, at least 1.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size chosen by the user.
  ///   - layoutDirection: the reading direction.
  ///   - traits: additional traits, which override the other settings.
  ///   - scale: the number of pixels per point of the picture, which shows the device from outside.
  ///   - tolerance: the tolerated differences; none by default. Masks by element apply only to
  ///     frames in which the device is at rest.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func film(
    on device: Device, from start: Orientation = .portrait, to end: Orientation = .landscape,
    framesPerSecond: Int = 30, appearance: Appearance = .light,
    dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection(), scale: CGFloat = 2,
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = DeviceConfiguration(
      device, orientation: start, appearance: appearance, textSize: dynamicType,
      layoutDirection: layoutDirection, traits: traits)
    return film(
      on: configuration, to: end, framesPerSecond: framesPerSecond, scale: scale,
      tolerance: tolerance, policy: policy)
  }
}

extension Snapshot where Value == RenderedFilm, Format == LayoutFilm {
  /// Returns a strategy that compares recorded rotations frame by frame.
  ///
  /// The comparison may run on any thread.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func film(
    scale: CGFloat = 2, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.film(tolerance: tolerance, policy: policy)) { try LayoutFilm($0, scale: scale) }
  }
}
