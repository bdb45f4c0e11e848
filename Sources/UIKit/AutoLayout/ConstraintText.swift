import Foundation

/// A constraint as UIKit's console writes it (facts AL79 to AL81).
///
///     <NSLayoutConstraint:0x60… 'name' UILabel:0x60…'Title'.width == 35   (active)>
///     <NSLayoutConstraint:0x60… V:[UIView:0x60…]-(8)-[UIView:0x60…]   (active)>
@MainActor struct ConstraintText {
  private let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  var text: String {
    var words = "<\(Self.reference(constraint))"
    if let name = constraint.identifier { words += " '\(name)'" }
    if let mask = (constraint as? NSAutoresizingMaskLayoutConstraint)?.mask { words += " \(mask)" }
    let visual = visualText
    words += " \(visual ?? equation)\(constraint.note)"
    let bar = visual.flatMap { $0.contains("|") ? superviewName : nil }
    let isActive = constraint.isActive || constraint.shownHolder != nil
    return words + "   (\(isActive ? "active" : "inactive")\(bar ?? ""))>"
  }

  /// `, names: '|':UIView:0x60… ` after the word active.
  private var superviewName: String? {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    guard views.count == 2 else { return nil }
    let outer = views[1] === views[0].superview ? views[1] : views[0]
    return ", names: '|':\(Self.name(outer)) "
  }

  /// The address stands for the object's identity.
  static func reference(_ object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let name = (object as? StackGuide)?.className ?? "\(type(of: object))"
    return "\(name):0x\(String(address, radix: 16))"
  }

  /// The class, the address, and the text that a label shows.
  static func name(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(reference(guide))'\(guide.identifier)'"
    }
    guard let text = (object as? UILabel)?.text, !text.isEmpty else { return reference(object) }
    return "\(reference(object))'\(text.count > 24 ? text.prefix(21) + "..." : text[...])'"
  }
}

// MARK: - Equations

extension ConstraintText {
  private var equation: String {
    let left = text(of: constraint.first)
    var right = ""
    if constraint.second.item != nil {
      right = text(of: constraint.second)
      if constraint.multiplier != 1 { right = "\(decimal(constraint.multiplier))*\(right)" }
    }
    let constant = constraint.constant
    if right.isEmpty {
      right = decimal(constant)
    } else if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(decimal(abs(constant)))"
    }
    let mirroring = direction.isEmpty ? "" : " \(direction)"
    return "\(left) \(constraint.relation.sign) \(right)\(priority)\(mirroring)"
  }

  /// Constraints of masks have words of their own for places (fact AL47).
  private func text(of place: ConstraintAnchorPoint) -> String {
    guard constraint is NSAutoresizingMaskLayoutConstraint else { return place.text }
    return "\(Self.name(place.item)).\(place.attribute.maskWord)"
  }

  private var priority: String {
    constraint.priority == .required || constraint is NSContentSizeLayoutConstraint
      ? "" : " @ \(decimal(CGFloat(constraint.priority.rawValue)))"
  }

  /// The direction, where the sides follow it (fact AL25).
  private var direction: String {
    guard constraint.first.isDirectional || constraint.second.isDirectional else { return "" }
    return constraint.isMirrored ? "(RTL)" : "(LTR)"
  }

  // MARK: Gaps

  /// `H:[a]-(8)-[b]` for a gap between siblings or to the superview; nil for other constraints.
  private var visualText: String? {
    guard constraint.multiplier == 1, let gap else { return nil }
    let axis = constraint.firstAttribute.axis == .horizontal ? "H:" : "V:"
    return "\(axis)\(gap.before)-(\(gap.length))-\(gap.after)\(direction)"
  }

  private var gap: (before: String, length: String, after: String)? {
    guard let one = constraint.firstItem as? UIView, let other = constraint.secondItem as? UIView,
      constraint.first.origin == nil, constraint.second.origin == nil,
      constraint.first.kind == constraint.second.kind
    else { return nil }
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    let turned: NSLayoutConstraint.Relation =
      constraint.relation == .equal
      ? .equal : constraint.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    if one.superview === other.superview, first.isNear, second.isFar {
      return (box(other), length(constraint.constant, constraint.relation), box(one))
    }
    if one.superview === other.superview, first.isFar, second.isNear {
      return (box(one), length(0 - constraint.constant, turned), box(other))
    }
    guard first == second else { return nil }
    if one.superview === other, first.isNear {
      return ("|", length(constraint.constant, constraint.relation), box(one))
    }
    if one.superview === other, first.isFar {
      return (box(one), length(0 - constraint.constant, turned), "|")
    }
    if other.superview === one, first.isFar {
      return (box(other), length(constraint.constant, constraint.relation), "|")
    }
    if other.superview === one, first.isNear {
      return ("|", length(0 - constraint.constant, turned), box(other))
    }
    return nil
  }

  private func box(_ view: UIView) -> String { "[\(Self.name(view))]" }

  private func length(_ constant: CGFloat, _ relation: NSLayoutConstraint.Relation) -> String {
    let sign = relation == .equal ? "" : relation.sign
    let number = constraint.isSystemSpacing ? "NSSpace(\(decimal(constant)))" : decimal(constant)
    let level = priority.isEmpty ? "" : "@\(decimal(CGFloat(constraint.priority.rawValue)))"
    return sign + number + level
  }
}

extension ConstraintAnchorPoint {
  /// `UIView:0x60….width`, or the distance of two places.
  @MainActor fileprivate var text: String {
    let own = "\(ConstraintText.name(item)).\(attribute.word)"
    return origin.map { "(\(own) - \($0.text))" } ?? own
  }

  /// `<NSLayoutXAxisAnchor:0x60… "UIView:0x60….left">`.
  @MainActor var anchorDescription: String {
    guard let item else { return "(null)" }
    let kind =
      switch kind {
      case .size, .none: "NSLayoutDimension"
      case .place(.horizontal): "NSLayoutXAxisAnchor"
      case .place(.vertical): "NSLayoutYAxisAnchor"
      }
    let address = UInt(bitPattern: Unmanaged.passUnretained(item as AnyObject).toOpaque())
    return "<\(kind):0x\(String(address, radix: 16)) \"\(text)\">"
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isNear: Bool { self == .left || self == .leading || self == .top }
  fileprivate var isFar: Bool { self == .right || self == .trailing || self == .bottom }

  /// The attribute as the console writes it of a mask.
  fileprivate var maskWord: String {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .centerX: "midX"
    case .centerY: "midY"
    default: word
    }
  }

  /// The attribute as the console writes it.
  var word: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
