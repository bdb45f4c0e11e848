// Mirrors NSDirectionalEdgeInsets (iOS 17). Missing: nothing.
public import Foundation

/// Insets whose sides follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of each side; leading is the left side in left-to-right interfaces.
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

  /// Insets of 0 on every side.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of 0 on every side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from a distance for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Makes the directional insets equivalent to left and right insets in a reading direction.
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// Returns the left and right insets equivalent to these in a reading direction.
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading,
      bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
