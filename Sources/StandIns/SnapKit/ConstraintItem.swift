// Mirrors SnapKit: the attributes of views and layout guides, and the constants of constraints.
public import UIKit

/// A set of layout attributes; bit n is set if the set contains the `NSLayoutConstraint.Attribute`
/// with the raw value n.
public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  init(_ attributes: [NSLayoutConstraint.Attribute]) {
    self.init(rawValue: attributes.reduce(0) { $0 | 1 << $1.rawValue })
  }

  /// The attributes, in the order of their raw values.
  var all: [NSLayoutConstraint.Attribute] {
    (1..<22).compactMap { number in
      rawValue & 1 << number == 0 ? nil : NSLayoutConstraint.Attribute(rawValue: number)
    }
  }
}

/// Attributes of a view or a layout guide.
@MainActor public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.target, self.attributes) = (target, ConstraintAttributes(attributes))
  }
}

/// A view or a layout guide, whose attributes can be used in constraints.
@MainActor public protocol ConstraintItemHolder {
  /// The view or the layout guide; nil after it was released.
  var constraintTarget: AnyObject? { get }
}

extension ConstraintItemHolder {
  private func item(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
    ConstraintItem(constraintTarget, attributes)
  }
  public var left: ConstraintItem { item(.left) }
  public var top: ConstraintItem { item(.top) }
  public var right: ConstraintItem { item(.right) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var edges: ConstraintItem { item(.left, .top, .right, .bottom) }
  public var directionalEdges: ConstraintItem { item(.leading, .top, .trailing, .bottom) }
  public var horizontalEdges: ConstraintItem { item(.left, .right) }
  public var verticalEdges: ConstraintItem { item(.top, .bottom) }
  public var size: ConstraintItem { item(.width, .height) }
  public var center: ConstraintItem { item(.centerX, .centerY) }
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var baseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var margins: ConstraintItem {
    item(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  }
}

/// A value to which `equalTo(_:)` can relate an attribute.
public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension UInt: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// A constant of constraints: a number in points, or a value with a number for each side or
/// dimension.
public protocol ConstraintConstantTarget {
  /// Returns the constant of a constraint for an attribute, as an offset or an inset.
  func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat
}

extension NSLayoutConstraint.Attribute {
  /// Whether a positive inset is a negative constant, as for right and bottom edges and baselines.
  var isFarSide: Bool {
    [
      .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline,
      .firstBaseline,
    ].contains(self)
  }
  /// Whether the attribute is a width or a height, which an inset reduces by its values on both
  /// sides.
  var isLength: Bool { self == .width || self == .height }
}

extension CGFloat: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    guard isInset else { return self }
    if attribute.isLength { return -2 * self }
    return attribute.isFarSide ? -self : self
  }
}

extension Int: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    CGFloat(self).constant(for: attribute, isInset: isInset)
  }
}

extension UInt: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    CGFloat(self).constant(for: attribute, isInset: isInset)
  }
}

extension Double: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    CGFloat(self).constant(for: attribute, isInset: isInset)
  }
}

extension Float: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    CGFloat(self).constant(for: attribute, isInset: isInset)
  }
}

extension CGSize: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    attribute == .height ? height : attribute == .width ? width : 0
  }
}

extension CGPoint: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    [.top, .bottom, .centerY].contains(attribute) ? y : x
  }
}

extension UIEdgeInsets: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    let sign: CGFloat = isInset ? -1 : 1
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return left
    case .top, .topMargin: return top
    case .right, .trailing, .rightMargin, .trailingMargin: return sign * right
    case .bottom, .bottomMargin, .lastBaseline: return sign * bottom
    case .width: return -(left + right)
    case .height: return -(top + bottom)
    case .centerX: return (left - right) / 2
    default: return (top - bottom) / 2
    }
  }
}

extension NSDirectionalEdgeInsets: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      .constant(for: attribute, isInset: isInset)
  }
}
