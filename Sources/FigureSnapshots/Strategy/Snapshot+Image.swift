public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Compares the screen of a device, and the layout of its collection view.
  ///
  /// ```swift
  /// assertSnapshot(of: controller, as: .image(on: .iPhone7.landscape.dark))
  /// ```
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured, from the first layout on; for the screen after a
  ///     turn, use `rotation`.
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    on device: some ConfiguredDevice, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = device.configuration
    return Snapshot(.picture(tolerance: tolerance, policy: policy)) { subject in
      // Before it is laid out: a screen without end shows every item.
      try PictureLimit.check(configuration.device.size, scale: configuration.scale)
      return try LayoutPicture(
        subject.rendered(on: configuration).picture(), scale: configuration.scale)
    }
  }

  /// Compares the screen of a device whose settings are given one by one.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation, from the first layout on; for the screen after a
  ///     turn, use `rotation`.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size that a person has chosen.
  ///   - layoutDirection: the reading direction.
  ///   - traits: other traits; what they decide wins.
  ///   - tolerance: by default none.
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
