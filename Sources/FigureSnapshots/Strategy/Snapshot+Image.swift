public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Returns a strategy that compares the screen of a device, and the layout of its collection
  /// view.
  ///
  /// ```swift
  /// assertSnapshot(of: controller, as: .image(on: .iPhone7.landscape.dark))
  /// ```
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured, which has its orientation from the first layout
  ///     on. For the screen after a rotation, use `rotation`.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    on device: some ConfiguredDevice, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = device.configuration
    return Snapshot(.picture(tolerance: tolerance, policy: policy)) { subject in
      // Check the size before the layout: on an unlimited screen every item would be laid out.
      try PictureLimit.check(configuration.device.size, scale: configuration.scale)
      return try LayoutPicture(
        subject.rendered(on: configuration).picture(), scale: configuration.scale)
    }
  }

  /// Returns a strategy that compares the screen of a device whose settings are separate arguments.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation, from the first layout on. For the screen after a
  ///     rotation, use `rotation`.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size chosen by the user.
  ///   - layoutDirection: the reading direction.
  ///   - traits: additional traits, which override the other settings.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    on device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection(), tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = DeviceConfiguration(
      device, orientation: orientation, appearance: appearance, textSize: dynamicType,
      layoutDirection: layoutDirection, traits: traits)
    return image(on: configuration, tolerance: tolerance, policy: policy)
  }
}
