package import Foundation

/// One dimension of a size in a compositional layout (CL1).
package struct CompositionalDimension: Sendable, Hashable {
  /// The way in which the number of a dimension is interpreted.
  package enum Unit: Sendable, Hashable {
    /// A length in points.
    case absolute
    /// An estimate in points, which is used until the view was measured (CL9).
    case estimated
    /// An estimate in points, which is used until all siblings were measured; then all have the
    /// largest measured length (CL11).
    case uniformEstimate
    /// A fraction of the container's width.
    case fractionalWidth
    /// A fraction of the container's height.
    case fractionalHeight
  }

  /// The way in which `value` is interpreted.
  package var unit: Unit
  /// A length in points, or a fraction of the container's length.
  package var value: Double

  /// Creates a dimension from its unit and its number.
  package init(_ unit: Unit, _ value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Whether the dimension is an estimate, which a measured length replaces.
  package var isEstimated: Bool { unit == .estimated || unit == .uniformEstimate }

  /// Returns the length in a container, in points; for an estimated dimension, this is the
  /// estimate.
  package func length(in container: CGSize) -> Double {
    switch unit {
    case .absolute, .estimated, .uniformEstimate: value
    case .fractionalWidth: value * Double(container.width)
    case .fractionalHeight: value * Double(container.height)
    }
  }
}

/// A size in a compositional layout.
package struct CompositionalSize: Sendable, Hashable {
  /// The dimension from left to right.
  package var width: CompositionalDimension
  /// The dimension from top to bottom.
  package var height: CompositionalDimension

  package init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// Whether the width or the height is an estimate.
  package var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// Returns whether the dimension along an axis is an estimate.
  package func isEstimated(along axis: Axis) -> Bool {
    axis == .horizontal ? width.isEstimated : height.isEstimated
  }

  /// Whether siblings share the largest measured length, as their width, their height, or both.
  var isUniform: Bool { isUniform(along: .horizontal) || isUniform(along: .vertical) }

  /// Returns whether siblings share the largest measured length along an axis.
  func isUniform(along axis: Axis) -> Bool {
    (axis == .horizontal ? width : height).unit == .uniformEstimate
  }

  /// Returns the size in a container, with measured lengths in place of estimates if there are
  /// any.
  package func size(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    func length(_ dimension: CompositionalDimension, _ measured: CGFloat?) -> CGFloat {
      if dimension.isEstimated, let measured { return measured }
      return CGFloat(dimension.length(in: container)).finite
    }
    return CGSize(width: length(width, measured?.width), height: length(height, measured?.height))
  }
}

extension CGFloat {
  /// The number, or zero if it is negative, infinite or NaN.
  fileprivate var finite: CGFloat { isFinite && self > 0 ? self : 0 }
}

/// Insets of the four sides in reading direction, in points.
package struct CompositionalInsets: Sendable, Hashable {
  /// The inset of the top.
  package var top: Double
  /// The inset of the side where lines of text begin.
  package var leading: Double
  /// The inset of the bottom.
  package var bottom: Double
  /// The inset of the side where lines of text end.
  package var trailing: Double

  package static let zero = CompositionalInsets()

  /// Creates insets, which are zero by default.
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the insets, which are zero along estimated dimensions, because insets are ignored
  /// there (CL15).
  package func applying(to size: CompositionalSize) -> CompositionalInsets {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

extension CGRect {
  /// Returns the rectangle less insets, whose leading side is the left one; the resulting size is
  /// never negative.
  package func inset(by insets: CompositionalInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(width - insets.leading - insets.trailing, 0),
      height: Swift.max(height - insets.top - insets.bottom, 0))
  }
}

/// A distance in a compositional layout: a fixed one, or a minimum that grows with the remaining
/// space.
package struct CompositionalSpacing: Sendable, Hashable {
  /// Whether the distance is a minimum, to which a share of the remaining space is added (CL26).
  package var isFlexible: Bool
  /// The distance or, if it is flexible, the minimum distance, in points.
  package var value: Double

  /// Creates a distance in points, which is fixed or flexible.
  package init(isFlexible: Bool, _ value: Double) {
    self.isFlexible = isFlexible
    self.value = value
  }
}

/// The distances around an item; nil means no distance on that side.
package struct CompositionalEdges: Sendable, Hashable {
  /// The distance before the item in reading direction.
  package var leading: CompositionalSpacing?
  /// The distance above the item.
  package var top: CompositionalSpacing?
  /// The distance after the item in reading direction.
  package var trailing: CompositionalSpacing?
  /// The distance below the item.
  package var bottom: CompositionalSpacing?

  /// Creates the distances, by default none on any side.
  package init(
    leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil,
    trailing: CompositionalSpacing? = nil, bottom: CompositionalSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the distances before and after the item along an axis.
  func sides(along axis: Axis) -> (before: CompositionalSpacing?, after: CompositionalSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
