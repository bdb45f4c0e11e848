public import Foundation
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: UIView, Format == LayoutPicture {
  /// A strategy that compares pictures of views at their own size, two pixels per point.
  public static var image: Snapshot { image() }

  /// Returns a strategy that compares pictures of views without a device around them.
  ///
  /// - Parameters:
  ///   - size: the size; nil for the view's own size or, if that is empty, the size that fits its
  ///     content.
  ///   - scale: the number of pixels per point.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size chosen by the user.
  ///   - layoutDirection: the reading direction.
  ///   - traits: additional traits, which override the other settings.
  ///   - tolerance: the tolerated differences; none by default.
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
        // Check the size before the layout: a huge view would lay out every item.
        try PictureLimit.check(configuration.device.size, scale: configuration.scale)
        return (view.shown(in: configuration) { $0.rendered() }, configuration.scale)
      }
      return try LayoutPicture(figure.picture(), scale: scale)
    }
  }
}

extension UIView {
  /// The size of the view, with a missing width or height replaced by the one that fits the
  /// content.
  package var ownSize: CGSize {
    if bounds.width > 0 && bounds.height > 0 { return bounds.size }
    // If only the height is missing, it is computed for the view's own width, at which texts may
    // need more lines than at their ideal width.
    let wish = systemLayoutSizeFitting(
      bounds.size,
      withHorizontalFittingPriority: bounds.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: bounds.height > 0 ? .required : .fittingSizeLevel)
    return CGSize(
      width: bounds.width > 0 ? bounds.width : wish.width.rounded(.up),
      height: bounds.height > 0 ? bounds.height : wish.height.rounded(.up))
  }
}
