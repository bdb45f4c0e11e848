// Mirrors NSDirectionalEdgeInsets (iOS 17). Missing: nothing.
public import Foundation

/// Insets whose sides follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance of each side; leading is left where text runs to the right.
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

  /// Insets that change nothing.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets that change nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from the distance of each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Makes the directional insets that left and right mean in a reading direction.
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// Returns the insets with left and right that these mean in a reading direction.
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading,
      bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
