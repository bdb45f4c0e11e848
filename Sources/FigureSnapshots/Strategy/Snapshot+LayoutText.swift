public import LayoutComparison
import LayoutLaboratory
public import LayoutStage
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == String {
  /// Returns a strategy that compares the layout of a collection view as text, with one element per
  /// line; see `RecordedLayout.text`.
  ///
  /// A failure describes the changes as for an image: the cells that moved, the distances, and the
  /// cause.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func layout(
    on device: some ConfiguredDevice, policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = device.configuration
    return Snapshot(.layoutText(policy: policy)) { subject in
      try subject.rendered(on: configuration).goldenPane().text
    }
  }

  /// Returns a strategy that compares the layout on a device whose settings are separate arguments,
  /// as text.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation.
  ///   - dynamicType: the text size chosen by the user.
  ///   - layoutDirection: the reading direction.
  ///   - traits: additional traits, which override the other settings.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func layout(
    on device: Device, orientation: Orientation = .portrait,
    dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection(), policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = DeviceConfiguration(
      device, orientation: orientation, textSize: dynamicType, layoutDirection: layoutDirection,
      traits: traits)
    return layout(on: configuration, policy: policy)
  }

  /// Returns a strategy that compares the calls that a layout receives while it is shown, scrolled,
  /// rotated and rotated back.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured, in its first orientation.
  ///   - turning: whether the device is rotated and rotated back.
  ///   - policy: the effect of a change on the verdict.
  /// - Returns: the strategy.
  public static func trace(
    on device: some ConfiguredDevice, turning: Bool = true, policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = device.configuration
    return Snapshot(.lines(pathExtension: "txt", policy: policy, telling: .layout)) { subject in
      try MainThread.run {
        try subject.shown(in: configuration) {
          try Laboratory($0).trace(turning: turning).description + "\n"
        }
      }
    }
  }

  /// Returns a strategy that compares the calls that a layout receives on a device with the given
  /// first orientation.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the first orientation.
  ///   - turning: whether the device is rotated and rotated back.
  ///   - policy: the effect of a change on the verdict.
  /// - Returns: the strategy.
  public static func trace(
    on device: Device, orientation: Orientation, turning: Bool = true,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    trace(on: device.held(in: orientation), turning: turning, policy: policy)
  }
}

extension Snapshot where Value: SnapshotSubject, Format == [RecordedLayout] {
  /// Returns a strategy that compares the layout of a collection view as exact JSON, with the looks
  /// of its elements.
  ///
  /// A failure describes the changes as for an image: the cells that moved, the distances, and the
  /// cause.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func json(
    on device: some ConfiguredDevice, policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = device.configuration
    return Snapshot(.layouts(policy: policy)) { subject in
      [try subject.rendered(on: configuration).goldenPane()]
    }
  }

  /// Returns a strategy that compares the layout on a device whose settings are separate arguments,
  /// as JSON.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation.
  ///   - dynamicType: the text size chosen by the user.
  ///   - layoutDirection: the reading direction.
  ///   - traits: additional traits, which override the other settings.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func json(
    on device: Device, orientation: Orientation = .portrait,
    dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection(), policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = DeviceConfiguration(
      device, orientation: orientation, textSize: dynamicType, layoutDirection: layoutDirection,
      traits: traits)
    return json(on: configuration, policy: policy)
  }
}
