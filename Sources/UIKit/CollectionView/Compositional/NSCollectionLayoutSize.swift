// Mirrors NSCollectionLayoutDimension and NSCollectionLayoutSize (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// The width or the height of an item: absolute, estimated, or a fraction of its container (fact
/// CL1).
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  let value: CompositionalDimension

  required init(_ value: CompositionalDimension) { self.value = value }

  /// Returns a dimension that is a fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(CompositionalDimension(.fractionalWidth, Double(fractionalWidth)))
  }

  /// Returns a dimension that is a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(CompositionalDimension(.fractionalHeight, Double(fractionalHeight)))
  }

  /// Returns a fixed dimension in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(CompositionalDimension(.absolute, Double(absoluteDimension)))
  }

  /// Returns an estimated dimension in points, which applies until the view has been measured (fact
  /// CL9).
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(CompositionalDimension(.estimated, Double(estimatedDimension)))
  }

  /// Returns a dimension that is the same for all siblings: the largest of their measured sizes
  /// (fact CL11).
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(CompositionalDimension(.uniformEstimate, Double(estimate)))
  }

  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { value.unit == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { value.unit == .fractionalHeight }
  /// Whether the dimension is fixed, in points.
  public var isAbsolute: Bool { value.unit == .absolute }
  /// Whether the dimension is an estimate.
  public var isEstimated: Bool { value.unit == .estimated }
  /// Whether the dimension is the same for all siblings.
  public var isUniformAcrossSiblings: Bool { value.unit == .uniformEstimate }
  /// The number of points, or the fraction of the container.
  public var dimension: CGFloat { CGFloat(value.value) }

  /// Returns the dimension itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of an item, a group or a supplementary view of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width of the item.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height of the item.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size from a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var value: CompositionalSize {
    CompositionalSize(width: widthDimension.value, height: heightDimension.value)
  }
}
