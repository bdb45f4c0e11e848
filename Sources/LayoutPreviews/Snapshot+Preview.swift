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
  ///   - device: the device; nil for the preview's own. A size that the preview says stays.
  ///   - orientation: the device's orientation; nil for how the preview says.
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
    let wishes = PreviewScreen.PreviewOptions(
      device: device, orientation: orientation, appearance: appearance,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: dynamicType),
        UITraitCollection(layoutDirection: layoutDirection), traits,
      ]))
    return Snapshot(.picture(tolerance: tolerance, policy: policy)) { subject in
      let (figure, scale) = try MainThread.run {
        let scope = PreviewScope(subject.preview)
        defer { scope.end() }
        let screen = PreviewScreen(subject.preview, wishes)
        let scale = screen.surroundings.scale
        // Before it is laid out: a screen without end shows every item.
        try PictureLimit.check(screen.surroundings.device.size, scale: scale)
        let rendered = screen.content.subject.shown(in: screen.surroundings) { $0.rendered() }
        return (rendered, scale)
      }
      return try LayoutPicture(figure.picture(), scale: scale)
    }
  }
}
