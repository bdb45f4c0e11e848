// Mirrors UIBackgroundConfiguration (iOS 17). Missing: views, images, effects, transformers,
// shadows, those of list cells.
public import Foundation

/// The background of a button with a configuration.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The fill colour; nil means that the button's configuration determines it.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points, used if the button's corner style is fixed or dynamic.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the button's sides.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border; nil means the tint colour.
  public var strokeColor: UIColor?
  /// The width of the border in points.
  ///
  /// The default is 0.
  public var strokeWidth: CGFloat = 0

  /// Returns a background that draws nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
