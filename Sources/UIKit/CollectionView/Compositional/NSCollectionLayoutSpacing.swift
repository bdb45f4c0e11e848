// Mirrors NSCollectionLayoutSpacing and NSCollectionLayoutEdgeSpacing (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// A distance between or around items: exact, or at least a number with a share of what is left
/// (fact CL26).
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let value: CompositionalSpacing

  required init(_ value: CompositionalSpacing) { self.value = value }

  /// Returns a distance of at least this length, in points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(CompositionalSpacing(isFlexible: true, Double(flexibleSpacing)))
  }

  /// Returns a distance of exactly this length, in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(CompositionalSpacing(isFlexible: false, Double(fixedSpacing)))
  }

  /// The length, or the least length, in points.
  public var spacing: CGFloat { CGFloat(value.value) }
  /// Whether the distance takes a share of what is left.
  public var isFlexibleSpacing: Bool { value.isFlexible }
  /// Whether the distance is exact.
  public var isFixedSpacing: Bool { !value.isFlexible }

  /// Returns the distance itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item, which move it and keep its size (fact CL14).
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance before the item in reading direction.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item in reading direction.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes the distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the distances themselves, which cannot change.
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
