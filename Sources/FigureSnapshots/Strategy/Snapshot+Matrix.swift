public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Compares all combinations of devices and of ways to hold and set them on one sheet.
  ///
  /// - Parameters:
  ///   - devices: the devices, a column each.
  ///   - orientations: the devices' orientations.
  ///   - appearances: light, dark or both.
  ///   - dynamicTypes: the text sizes that a person may have chosen.
  ///   - layoutDirections: the reading directions.
  ///   - traits: other traits; what they decide wins.
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func matrix(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = [.light], dynamicTypes: [UIContentSizeCategory] = [.unspecified],
    layoutDirections: [UITraitEnvironmentLayoutDirection] = [.unspecified],
    traits: UITraitCollection = UITraitCollection(), tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    SnapshotMatrix(
      devices: devices, orientations: orientations, appearances: appearances,
      dynamicTypes: dynamicTypes, layoutDirections: layoutDirections, traits: traits,
      tolerance: tolerance, policy: policy
    ).sheet
  }
}

extension Dictionary where Key == String {
  /// Compares each combination of devices and of ways to hold and set them with a golden of its
  /// own.
  ///
  /// ```swift
  /// assertSnapshots(of: controller, as: .matrix(devices: [.iPhoneSE, .iPhone7Plus]))
  /// ```
  ///
  /// - Parameters:
  ///   - devices: the devices.
  ///   - orientations: the devices' orientations.
  ///   - appearances: light, dark or both.
  ///   - dynamicTypes: the text sizes that a person may have chosen.
  ///   - layoutDirections: the reading directions.
  ///   - traits: other traits; what they decide wins.
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategies by the names of their goldens.
  public static func matrix<Subject: SnapshotSubject>(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = [.light], dynamicTypes: [UIContentSizeCategory] = [.unspecified],
    layoutDirections: [UITraitEnvironmentLayoutDirection] = [.unspecified],
    traits: UITraitCollection = UITraitCollection(), tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Self where Value == Snapshot<Subject, LayoutPicture> {
    SnapshotMatrix(
      devices: devices, orientations: orientations, appearances: appearances,
      dynamicTypes: dynamicTypes, layoutDirections: layoutDirections, traits: traits,
      tolerance: tolerance, policy: policy
    ).cells
  }
}
