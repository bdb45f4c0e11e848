import FigureSnapshots
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value == PreviewSubject, Format == LayoutPicture {
  /// Compares the content of a preview on a device.
  ///
  /// The content fills the device, with two exceptions: a fixed size in the preview's traits takes
  /// precedence, and a view with the trait `sizeThatFitsLayout` has the size that fits its content.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured. It is in landscape if it is configured so, or if
  ///     the preview's traits request landscape.
  ///   - tolerance: the tolerance of the comparison. The default is an exact comparison.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func preview(
    on device: some ConfiguredDevice, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    let configuration = device.configuration
    return preview(tolerance, policy) { PreviewScreen($0, on: configuration, isRequested: true) }
  }

  /// Compares the content of a preview on a device whose settings are passed separately.
  ///
  /// If no device is given, a view has the size in the preview's traits, its own size or the size
  /// that fits its content. A controller or a layout fills an iPhone 7 Plus, so that older goldens
  /// stay valid; the command `preview` uses an iPhone 16.
  ///
  /// - Parameters:
  ///   - device: the device; nil for the sizes described above. A size in the preview's traits
  ///     takes precedence.
  ///   - orientation: the orientation of the device; nil for that of the preview.
  ///   - appearance: the appearance, light or dark.
  ///   - dynamicType: the text size chosen by the user.
  ///   - layoutDirection: the reading direction.
  ///   - traits: other traits, which take precedence over the other parameters.
  ///   - tolerance: the tolerance of the comparison. The default is an exact comparison.
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
        // The size is checked before layout, because a screen of extreme size would make a view for
        // every item.
        try PictureLimit.check(screen.configuration.device.size, scale: scale)
        let rendered = screen.content.subject.shown(in: screen.configuration) { $0.rendered() }
        return (rendered, scale)
      }
      return try LayoutPicture(figure.picture(), scale: scale)
    }
  }
}
