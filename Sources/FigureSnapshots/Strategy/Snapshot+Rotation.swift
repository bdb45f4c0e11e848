public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// Compares the screen of a device in portrait and after its turn to landscape, on one sheet.
  ///
  /// The same controller is laid out in portrait and then in landscape, so what a layout remembers
  /// wrongly shows.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured.
  ///   - orientations: the orientations in turn.
  ///   - tolerance: by default none.
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
        // Before it is laid out in any of them.
        try Sheet(figures: screens.map { RenderedFigure(unlaidOn: $0) }, zoom: 1)
          .checkSize(scale: SheetScale.pixels)
        return subject.shown(in: first) { $0.rendered(turningTo: orientations) }
      }
      let sheet = Sheet(figures: figures, appearance: first.appearance, zoom: 1)
      return try LayoutPicture(sheet.picture(), scale: SheetScale.pixels)
    }
  }

  /// Compares the screen of a device after its turns, with its settings given one by one.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientations: the orientations in turn.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size that a person has chosen.
  ///   - layoutDirection: the reading direction.
  ///   - traits: other traits; what they decide wins.
  ///   - tolerance: by default none.
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
