public import Foundation
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: UIView, Format == LayoutPicture {
  /// Compares pictures of views at their own size, two pixels per point.
  public static var image: Snapshot { image() }

  /// Compares pictures of views without a device around them.
  ///
  /// - Parameters:
  ///   - size: the size; nil for the view's own, or where it has none, the one that its content
  ///     fits.
  ///   - scale: pixels per point.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size that a person has chosen.
  ///   - layoutDirection: the reading direction.
  ///   - traits: other traits; what they decide wins.
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    size: CGSize? = nil, scale: CGFloat = 2, appearance: Appearance = .light,
    dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection(), tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { view in
      let (figure, scale) = try MainThread.run {
        let size = size ?? view.ownSize
        if let error = ViewWithoutSize(view, size: size) { throw error }
        let configuration = DeviceConfiguration(
          Device(size: size, scale: scale), appearance: appearance, textSize: dynamicType,
          layoutDirection: layoutDirection, traits: traits)
        // Before it is laid out: a view without end shows every item.
        try PictureLimit.check(configuration.device.size, scale: configuration.scale)
        return (view.shown(in: configuration) { $0.rendered() }, configuration.scale)
      }
      return try LayoutPicture(figure.picture(), scale: scale)
    }
  }
}

extension UIView {
  /// The size of the view, or where it has none, the one that its content fits.
  package var ownSize: CGSize {
    if bounds.width > 0 && bounds.height > 0 { return bounds.size }
    // A side that the view has is kept: at its width texts need more lines than at their own.
    let wish = systemLayoutSizeFitting(
      bounds.size,
      withHorizontalFittingPriority: bounds.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: bounds.height > 0 ? .required : .fittingSizeLevel)
    return CGSize(
      width: bounds.width > 0 ? bounds.width : wish.width.rounded(.up),
      height: bounds.height > 0 ? bounds.height : wish.height.rounded(.up))
  }
}
