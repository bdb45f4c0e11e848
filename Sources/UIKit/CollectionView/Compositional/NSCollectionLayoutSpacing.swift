// Mirrors NSCollectionLayoutSpacing and NSCollectionLayoutEdgeSpacing (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// A distance between or around items: fixed, or a minimum that grows by a share of the remaining
/// space (fact CL26).
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let value: CompositionalSpacing

  required init(_ value: CompositionalSpacing) { self.value = value }

  /// Returns a minimum distance in points, which grows by a share of the remaining space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(CompositionalSpacing(isFlexible: true, Double(flexibleSpacing)))
  }

  /// Returns a fixed distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(CompositionalSpacing(isFlexible: false, Double(fixedSpacing)))
  }

  /// The fixed or the minimum distance, in points.
  public var spacing: CGFloat { CGFloat(value.value) }
  /// Whether the distance grows by a share of the remaining space.
  public var isFlexibleSpacing: Bool { value.isFlexible }
  /// Whether the distance is fixed.
  public var isFixedSpacing: Bool { !value.isFlexible }

  /// Returns the spacing itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances that are kept free around an item; they move the item and do not change its size
/// (fact CL14).
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance before the item in reading direction; nil means none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item; nil means none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item in reading direction; nil means none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item; nil means none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes the distances around an item; nil means none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the spacing itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var value: CompositionalEdges {
    CompositionalEdges(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }
}

extension NSDirectionalEdgeInsets {
  var compositional: CompositionalInsets {
    CompositionalInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}
