import FigureSnapshots
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value == PreviewSubject, Format == LayoutPicture {
  /// Compares the content of a preview, on the device in its traits.
  ///
  /// A view is as large as a trait of the preview says, as it is, or as its content fits; a
  /// controller and a layout fill an iPhone 7 Plus, which goldens keep; the command's `preview`
  /// draws them on an iPhone 16.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured; in landscape also if the preview is. A size in
  ///     the preview's traits stays.
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func preview(
    on device: some ConfiguredDevice, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = device.configuration
    return preview(tolerance, policy) { PreviewScreen($0, on: configuration, isRequested: true) }
  }

  /// Compares the content of a preview on a device whose settings are given one by one.
  ///
  /// - Parameters:
  ///   - device: the device; nil for the preview's own. A size that the preview says stays.
  ///   - orientation: the device's orientation; nil for the preview's.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size that a person has chosen.
  ///   - layoutDirection: the reading direction.
  ///   - traits: other traits; what they decide wins.
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func preview(
    on device: Device? = nil, orientation: Orientation? = nil, appearance: Appearance = .light,
    dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection(), tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = DeviceConfiguration(
      device ?? .usual, appearance: appearance, textSize: dynamicType,
      layoutDirection: layoutDirection, traits: traits)
    return preview(tolerance, policy) {
      PreviewScreen($0, on: configuration, isRequested: device != nil, orientation: orientation)
    }
  }

  private static func preview(
    _ tolerance: PictureTolerance, _ policy: ClassPolicy,
    screen: @escaping @MainActor @Sendable (Preview) -> PreviewScreen
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { subject in
      let (figure, scale) = try MainThread.run {
        let scope = PreviewScope(subject.preview)
        defer { scope.end() }
        let screen = screen(subject.preview)
        let scale = screen.configuration.scale
        // Before it is laid out: a screen without end shows every item.
        try PictureLimit.check(screen.configuration.device.size, scale: scale)
        let rendered = screen.content.subject.shown(in: screen.configuration) { $0.rendered() }
        return (rendered, scale)
      }
      return try LayoutPicture(figure.picture(), scale: scale)
    }
  }
}
