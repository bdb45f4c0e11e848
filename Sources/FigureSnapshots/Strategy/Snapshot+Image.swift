public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Compares the screen of a device, and the layout of its collection view.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation, from the first layout on; to see what a turn leaves
  ///     behind, use `rotation`.
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
    let surroundings = Surroundings(
      on: device, orientation: orientation, appearance: appearance, dynamicType: dynamicType,
      layoutDirection: layoutDirection, traits: traits)
    return image(in: surroundings, tolerance: tolerance, policy: policy)
  }

  /// Compares the screen of a device.
  ///
  /// - Parameters:
  ///   - surroundings: the device.
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    in surroundings: Surroundings, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { subject in
      // Before it is laid out: a screen without end shows every item.
      try PictureLimit.check(surroundings.device.size, scale: surroundings.scale)
      return try LayoutPicture(
        subject.rendered(in: surroundings).picture(), scale: surroundings.scale)
    }
  }
}
