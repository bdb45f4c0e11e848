public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Returns a strategy that compares a sheet that shows all combinations of devices and settings,
  /// such as orientation and appearance.
  ///
  /// - Parameters:
  ///   - devices: the devices, one per column.
  ///   - orientations: the devices' orientations.
  ///   - appearances: light, dark or both.
  ///   - dynamicTypes: the text sizes that the user may have chosen.
  ///   - layoutDirections: the reading directions.
  ///   - languages: the languages: codes, pseudo-languages, or both as `de+bounded`.
  ///   - traits: additional traits, which override the other settings.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func matrix(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = [.light], dynamicTypes: [UIContentSizeCategory] = [.unspecified],
    layoutDirections: [UITraitEnvironmentLayoutDirection] = [.unspecified],
    languages: [String] = [""], traits: UITraitCollection = UITraitCollection(),
    tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    SnapshotMatrix(
      devices: devices, orientations: orientations, appearances: appearances,
      dynamicTypes: dynamicTypes, layoutDirections: layoutDirections, languages: languages,
      traits: traits, tolerance: tolerance, policy: policy
    ).sheet
  }
}

extension Dictionary where Key == String {
  /// Returns strategies that compare each combination of devices and settings, such as orientation
  /// and appearance, with its own golden.
  ///
  /// ```swift
  /// assertSnapshots(of: controller, as: .matrix(devices: [.iPhoneSE, .iPhone7Plus]))
  /// ```
  ///
  /// - Parameters:
  ///   - devices: the devices.
  ///   - orientations: the devices' orientations.
  ///   - appearances: light, dark or both.
  ///   - dynamicTypes: the text sizes that the user may have chosen.
  ///   - layoutDirections: the reading directions.
  ///   - languages: the languages: codes, pseudo-languages, or both as `de+bounded`.
  ///   - traits: additional traits, which override the other settings.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategies, keyed by the names of their goldens.
  public static func matrix<Subject: SnapshotSubject>(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = [.light], dynamicTypes: [UIContentSizeCategory] = [.unspecified],
    layoutDirections: [UITraitEnvironmentLayoutDirection] = [.unspecified],
    languages: [String] = [""], traits: UITraitCollection = UITraitCollection(),
    tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Self where Value == Snapshot<Subject, LayoutPicture> {
    SnapshotMatrix(
      devices: devices, orientations: orientations, appearances: appearances,
      dynamicTypes: dynamicTypes, layoutDirections: layoutDirections, languages: languages,
      traits: traits, tolerance: tolerance, policy: policy
    ).cells
  }
}
