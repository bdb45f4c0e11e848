public import LayoutComparison
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: UICollectionViewLayout, Format == LayoutPicture {
  /// Returns a strategy that compares the screen of a device that shows a layout with numbered
  /// items.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured.
  ///   - items: the number of items: `12`, or `[4, 7]` for two sections.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    on device: some ConfiguredDevice, items: ItemCounts, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot<LayoutSample, LayoutPicture>.image(
      on: device.configuration, tolerance: tolerance, policy: policy
    ).laying(out: items)
  }

  /// Returns a strategy that compares the screen of a device that shows a layout with numbered
  /// items.
  ///
  /// The device's settings are separate arguments.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - items: the number of items: `12`, or `[4, 7]` for two sections.
  ///   - orientation: the device's orientation.
  ///   - appearance: light or dark.
  ///   - traits: additional traits, which override the other settings.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    on device: Device, items: ItemCounts, orientation: Orientation = .portrait,
    appearance: Appearance = .light, traits: UITraitCollection = UITraitCollection(),
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = DeviceConfiguration(
      device, orientation: orientation, appearance: appearance, traits: traits)
    return image(on: configuration, items: items, tolerance: tolerance, policy: policy)
  }

  /// Returns a strategy that compares the screen of a device that shows a layout with numbered
  /// items, in portrait and then in landscape.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - items: the number of items: `12`, or `[4, 7]` for two sections.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func rotation(
    on device: some ConfiguredDevice, items: ItemCounts, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot<LayoutSample, LayoutPicture>.rotation(
      on: device.configuration, tolerance: tolerance, policy: policy
    ).laying(out: items)
  }
}

extension Snapshot where Value: UICollectionViewLayout, Format == String {
  /// Returns a strategy that compares the frames that a layout computes for numbered items, as
  /// text.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured.
  ///   - items: the number of items: `12`, or `[4, 7]` for two sections.
  ///   - policy: the effect of a change on the verdict.
  /// - Returns: the strategy.
  public static func layout(
    on device: some ConfiguredDevice, items: ItemCounts, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot<LayoutSample, String>.layout(on: device.configuration, policy: policy)
      .laying(out: items)
  }

  /// Returns a strategy that compares, as text, the frames that a layout computes for numbered
  /// items on a device whose settings are separate arguments.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - items: the number of items: `12`, or `[4, 7]` for two sections.
  ///   - orientation: the device's orientation.
  ///   - traits: additional traits, which override the other settings.
  ///   - policy: the effect of a change on the verdict.
  /// - Returns: the strategy.
  public static func layout(
    on device: Device, items: ItemCounts, orientation: Orientation = .portrait,
    traits: UITraitCollection = UITraitCollection(), policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = DeviceConfiguration(device, orientation: orientation, traits: traits)
    return layout(on: configuration, items: items, policy: policy)
  }

  /// Returns a strategy that compares the calls that a layout with numbered items receives while it
  /// is shown, scrolled, rotated and rotated back.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - items: the number of items: `12`, or `[4, 7]` for two sections.
  ///   - policy: the effect of a change on the verdict.
  /// - Returns: the strategy.
  public static func trace(
    on device: some ConfiguredDevice, items: ItemCounts, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot<LayoutSample, String>.trace(on: device.configuration, policy: policy)
      .laying(out: items)
  }
}

extension Snapshot where Value: UICollectionViewLayout, Format == [RecordedLayout] {
  /// Returns a strategy that compares the frames that a layout computes for numbered items, as
  /// exact JSON.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured.
  ///   - items: the number of items: `12`, or `[4, 7]` for two sections.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func json(
    on device: some ConfiguredDevice, items: ItemCounts, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot<LayoutSample, [RecordedLayout]>.json(on: device.configuration, policy: policy)
      .laying(out: items)
  }

  /// Returns a strategy that compares the frames that a layout computes for numbered items on a
  /// device in an orientation, as exact JSON.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - items: the number of items: `12`, or `[4, 7]` for two sections.
  ///   - orientation: the device's orientation.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func json(
    on device: Device, items: ItemCounts, orientation: Orientation, policy: ClassPolicy = .init()
  ) -> Snapshot {
    json(on: device.held(in: orientation), items: items, policy: policy)
  }
}

extension Snapshot where Value == LayoutSample {
  /// Returns a strategy for layouts, which shows each layout with the given items.
  fileprivate func laying<Layout: UICollectionViewLayout>(
    out items: ItemCounts
  ) -> Snapshot<Layout, Format> {
    pullback { layout in try MainThread.run { LayoutSample(layout, items: items) } }
  }
}
