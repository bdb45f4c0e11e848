public import Foundation

extension UIScrollView {
  /// The part of its speed that a drag keeps per millisecond (fact F10).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, between 0 and 1.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
