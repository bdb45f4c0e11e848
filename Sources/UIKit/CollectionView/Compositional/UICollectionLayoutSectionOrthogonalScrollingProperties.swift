// Mirrors UICollectionLayoutSectionOrthogonalScrollingProperties (iOS 17). Missing: nothing.
public import Foundation

/// The bounce and the deceleration of an orthogonally scrolling section.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// Whether the section bounces at its ends.
  public enum Bounce: Int, Sendable {
    /// The section bounces if its content is longer than its visible area.
    case automatic = 0
    /// The section always bounces.
    case always = 1
    /// The section never bounces.
    case never = 2
  }

  /// The rate at which the section slows down after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the speed is multiplied in each millisecond; 0 for `automatic`.
    public let rawValue: CGFloat
    /// Makes a rate from a factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The deceleration rate of the collection view.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The default deceleration rate of scroll views.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// The fast deceleration rate of scroll views.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Makes properties with the default values.
  public override init() { super.init() }

  /// Whether the section bounces at its ends.
  ///
  /// The default is automatic.
  open var bounce = Bounce.automatic
  /// The rate at which the section slows down after a drag.
  ///
  /// The default is automatic.
  open var decelerationRate = DecelerationRate.automatic

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    (copy.bounce, copy.decelerationRate) = (bounce, decelerationRate)
    return copy
  }
}

extension UIScrollView {
  /// Sets the bounce and the deceleration of a section's scroll view.
  func take(
    _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties, of host: UIScrollView
  ) {
    bounces = properties.bounce != .never
    let isAlways = properties.bounce == .always
    (alwaysBounceHorizontal, alwaysBounceVertical) = (isAlways, isAlways)
    decelerationRate =
      properties.decelerationRate == .automatic
      ? host.decelerationRate
      : DecelerationRate(rawValue: properties.decelerationRate.rawValue)
  }
}
