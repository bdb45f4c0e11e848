// Mirrors UIBackgroundConfiguration (iOS 17). Missing: views, images, effects, transformers,
// shadows, those of list cells.
public import Foundation

/// The background of a button that has a configuration.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour; nil for that of the button's configuration.
  public var backgroundColor: UIColor?
  /// The radius of the corners where the button's corner style is fixed or dynamic.
  public var cornerRadius: CGFloat = 0
  /// The distances from the button's sides.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it.
  public var strokeColor: UIColor?
  /// The width of the line around it; default 0.
  public var strokeWidth: CGFloat = 0

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
