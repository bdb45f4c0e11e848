public import LayoutStage
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Compares all combinations of devices, orientations and appearances on one sheet.
  ///
  /// - Parameters:
  ///   - devices: the devices, a column each.
  ///   - orientations: how they are held.
  ///   - appearances: light, dark or both.
  ///   - traits: the traits that differ from the devices' own.
  ///   - tolerance: by default none.
  ///   - policy: what a change of each class does to the verdict.
  /// - Returns: the strategy.
  public static func matrix(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = [.light], traits: UITraitCollection = UITraitCollection(),
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    SnapshotMatrix(
      devices: devices, orientations: orientations, appearances: appearances, traits: traits,
      tolerance: tolerance, policy: policy
    ).sheet
  }
}

extension Dictionary where Key == String {
  /// Compares each combination of devices, orientations and appearances with a golden of its own.
  ///
  /// ```swift
  /// assertSnapshots(of: controller, as: .matrix(devices: [.iPhoneSE, .iPhone7Plus]))
  /// ```
  ///
  /// - Parameters:
  ///   - devices: the devices.
  ///   - orientations: how they are held.
  ///   - appearances: light, dark or both.
  ///   - traits: the traits that differ from the devices' own.
  ///   - tolerance: by default none.
  ///   - policy: what a change of each class does to the verdict.
  /// - Returns: the strategies by the names of their goldens.
  public static func matrix<Subject: SnapshotSubject>(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = [.light], traits: UITraitCollection = UITraitCollection(),
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Self where Value == Snapshot<Subject, LayoutPicture> {
    SnapshotMatrix(
      devices: devices, orientations: orientations, appearances: appearances, traits: traits,
      tolerance: tolerance, policy: policy
    ).cells
  }
}
