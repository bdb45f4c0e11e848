// Mirrors UIOffset (iOS 17). Missing: nothing.
public import Foundation

/// A distance along each axis, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance along each axis.
  public var horizontal: CGFloat, vertical: CGFloat

  /// The offset of 0 along both axes.
  public static let zero = UIOffset()

  /// Makes an offset, by default 0 along both axes.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Returns an offset with a distance along each axis.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
