public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Returns a strategy that compares the screen of a device in several orientations, by default in
  /// portrait and after a rotation to landscape, on one sheet.
  ///
  /// The same controller is laid out in one orientation after the other, so that a layout's
  /// outdated caches become visible.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured.
  ///   - orientations: the orientations, in this order.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func rotation(
    on device: some ConfiguredDevice, orientations: [Orientation] = Orientation.allCases,
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    let screens = orientations.map(device.held(in:))
    return Snapshot(.picture(tolerance: tolerance, policy: policy)) { subject in
      guard let first = screens.first else { throw NothingShown() }
      let figures = try MainThread.run {
        // Check the sheet's size before anything is laid out.
        try Sheet(figures: screens.map { RenderedFigure(unlaidOn: $0) }, zoom: 1)
          .checkSize(scale: SheetScale.pixels)
        return subject.shown(in: first) { $0.rendered(turningTo: orientations) }
      }
      let sheet = Sheet(figures: figures, appearance: first.appearance, zoom: 1)
      return try LayoutPicture(sheet.picture(), scale: SheetScale.pixels)
    }
  }

  /// Returns a strategy that compares the screen of a device in several orientations, one after the
  /// other, on one sheet.
  ///
  /// The device's settings are separate arguments.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientations: the orientations, in this order.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size chosen by the user.
  ///   - layoutDirection: the reading direction.
  ///   - traits: additional traits, which override the other settings.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func rotation(
    on device: Device, orientations: [Orientation] = Orientation.allCases,
    appearance: Appearance = .light, dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection(), tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = DeviceConfiguration(
      device, appearance: appearance, textSize: dynamicType, layoutDirection: layoutDirection,
      traits: traits)
    return rotation(
      on: configuration, orientations: orientations, tolerance: tolerance, policy: policy)
  }
}
