// Mirrors UICollectionLayoutSectionOrthogonalScrollingProperties (iOS 17). Missing: nothing.
public import Foundation

/// The bounce and the deceleration of a section that scrolls across the layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// Whether the section bounces at its ends.
  public enum Bounce: Int, Sendable {
    /// The section bounces if its content is longer than what is visible.
    case automatic = 0
    /// The section always bounces.
    case always = 1
    /// The section never bounces.
    case never = 2
  }

  /// The rate at which a dragged section slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate as a number.
    public let rawValue: CGFloat
    /// Makes a rate from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of the collection view.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The usual rate of scroll views.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A faster rate.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Makes the properties of a section.
  public override init() { super.init() }

  /// Whether the section bounces at its ends.
  ///
  /// The default is automatic.
  open var bounce = Bounce.automatic
  /// The rate at which a dragged section slows down.
  ///
  /// The default is automatic.
  open var decelerationRate = DecelerationRate.automatic

  /// Returns properties of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    (copy.bounce, copy.decelerationRate) = (bounce, decelerationRate)
    return copy
  }
}

extension UIScrollView {
  /// Takes the bounce and the deceleration of a section.
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
