public import UIKit

/// The attributes of a view that constraints bind, as a set in the order of SnapKit's names.
public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  /// See SnapKit.
  public let rawValue: Int
  /// See SnapKit.
  public init(rawValue: Int) { self.rawValue = rawValue }

  init(_ attributes: [NSLayoutConstraint.Attribute]) {
    self.init(rawValue: attributes.reduce(0) { $0 | 1 << $1.rawValue })
  }

  /// The attributes, in the order of their numbers.
  var all: [NSLayoutConstraint.Attribute] {
    (1..<22).compactMap { number in
      rawValue & 1 << number == 0 ? nil : NSLayoutConstraint.Attribute(rawValue: number)
    }
  }
}

/// Attributes of a view or a layout guide.
///
/// See SnapKit.
@MainActor public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.target, self.attributes) = (target, ConstraintAttributes(attributes))
  }
}

/// An object with attributes that constraints bind: a view or a layout guide.
@MainActor public protocol ConstraintItemHolder {
  /// The bound object.
  var constraintTarget: AnyObject? { get }
}

extension ConstraintItemHolder {
  private func item(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
    ConstraintItem(constraintTarget, attributes)
  }
  /// See SnapKit.
  public var left: ConstraintItem { item(.left) }
  /// See SnapKit.
  public var top: ConstraintItem { item(.top) }
  /// See SnapKit.
  public var right: ConstraintItem { item(.right) }
  /// See SnapKit.
  public var bottom: ConstraintItem { item(.bottom) }
  /// See SnapKit.
  public var leading: ConstraintItem { item(.leading) }
  /// See SnapKit.
  public var trailing: ConstraintItem { item(.trailing) }
  /// See SnapKit.
  public var width: ConstraintItem { item(.width) }
  /// See SnapKit.
  public var height: ConstraintItem { item(.height) }
  /// See SnapKit.
  public var centerX: ConstraintItem { item(.centerX) }
  /// See SnapKit.
  public var centerY: ConstraintItem { item(.centerY) }
  /// See SnapKit.
  public var edges: ConstraintItem { item(.left, .top, .right, .bottom) }
  /// See SnapKit.
  public var directionalEdges: ConstraintItem { item(.leading, .top, .trailing, .bottom) }
  /// See SnapKit.
  public var horizontalEdges: ConstraintItem { item(.left, .right) }
  /// See SnapKit.
  public var verticalEdges: ConstraintItem { item(.top, .bottom) }
  /// See SnapKit.
  public var size: ConstraintItem { item(.width, .height) }
  /// See SnapKit.
  public var center: ConstraintItem { item(.centerX, .centerY) }
  /// See SnapKit.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  /// See SnapKit.
  public var baseline: ConstraintItem { item(.lastBaseline) }
  /// See SnapKit.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  /// See SnapKit.
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  /// See SnapKit.
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  /// See SnapKit.
  public var topMargin: ConstraintItem { item(.topMargin) }
  /// See SnapKit.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  /// See SnapKit.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  /// See SnapKit.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  /// See SnapKit.
  public var margins: ConstraintItem {
    item(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  }
}

/// A value that a constraint's attribute can be set to.
///
/// See SnapKit.
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

/// A number, or one for each side, in points.
///
/// See SnapKit.
public protocol ConstraintConstantTarget {
  /// Returns the number for an attribute.
  func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat
}

extension NSLayoutConstraint.Attribute {
  /// Whether an inset moves the attribute towards smaller coordinates.
  var isFarSide: Bool {
    [
      .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline,
      .firstBaseline,
    ].contains(self)
  }
  /// Whether the attribute is a length, from which an inset takes both sides.
  var isLength: Bool { self == .width || self == .height }
}

extension CGFloat: ConstraintConstantTarget {
  /// See SnapKit.
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    guard isInset else { return self }
    if attribute.isLength { return -2 * self }
    return attribute.isFarSide ? -self : self
  }
}
extension Int: ConstraintConstantTarget {
  /// See SnapKit.
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    CGFloat(self).constant(for: attribute, isInset: isInset)
  }
}
extension UInt: ConstraintConstantTarget {
  /// See SnapKit.
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    CGFloat(self).constant(for: attribute, isInset: isInset)
  }
}
extension Double: ConstraintConstantTarget {
  /// See SnapKit.
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    CGFloat(self).constant(for: attribute, isInset: isInset)
  }
}
extension Float: ConstraintConstantTarget {
  /// See SnapKit.
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    CGFloat(self).constant(for: attribute, isInset: isInset)
  }
}
extension CGSize: ConstraintConstantTarget {
  /// See SnapKit.
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    attribute == .height ? height : attribute == .width ? width : 0
  }
}
extension CGPoint: ConstraintConstantTarget {
  /// See SnapKit.
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    [.top, .bottom, .centerY].contains(attribute) ? y : x
  }
}
extension UIEdgeInsets: ConstraintConstantTarget {
  /// See SnapKit.
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
  /// See SnapKit.
  public func constant(for attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      .constant(for: attribute, isInset: isInset)
  }
}
