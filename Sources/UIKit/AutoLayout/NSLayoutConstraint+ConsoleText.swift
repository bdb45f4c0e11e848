import Foundation

extension NSLayoutConstraint {
  /// The constraint in the format of UIKit's console (facts AL79 to AL81).
  ///
  ///     <NSLayoutConstraint:0x60… 'name' UILabel:0x60…'Title'.width == 35   (active)>
  ///     <NSLayoutConstraint:0x60… V:[UIView:0x60…]-(8)-[UIView:0x60…]   (active)>
  var consoleText: String {
    var text = "<\(Self.consoleReference(self))"
    if let identifier { text += " '\(identifier)'" }
    if let mask = (self as? NSAutoresizingMaskLayoutConstraint)?.mask { text += " \(mask)" }
    let visual = visualText
    let priorities = (self as? NSContentSizeLayoutConstraint)?.priorities ?? ""
    text += " \(visual ?? equation)\(priorities)"
    let bar = visual.flatMap { $0.contains("|") ? superviewName : nil }
    let isShownActive = isActive || isOfSystem
    return text + "   (\(isShownActive ? "active" : "inactive")\(bar ?? ""))>"
  }

  /// The text after `active` that explains the `|`: `, names: '|':UIView:0x60… `.
  private var superviewName: String? {
    let views = [firstItem, secondItem].compactMap { $0 as? UIView }
    guard views.count == 2 else { return nil }
    let outer = views[1] === views[0].superview ? views[1] : views[0]
    return ", names: '|':\(Self.consoleName(outer)) "
  }

  /// Returns the class and the address of an object, by which the objects in a message are
  /// distinguished.
  private static func consoleReference(_ object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let name = (object as? StackGuide)?.className ?? "\(type(of: object))"
    return "\(name):0x\(String(address, radix: 16))"
  }

  /// Returns the class and the address, followed by a guide's identifier or a label's text.
  fileprivate static func consoleName(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(consoleReference(guide))'\(guide.identifier)'"
    }
    let reference = consoleReference(object)
    guard let text = (object as? UILabel)?.text, !text.isEmpty else { return reference }
    return "\(reference)'\(text.count > 24 ? text.prefix(21) + "..." : text[...])'"
  }
}

// MARK: - Equations

extension NSLayoutConstraint {
  private var equation: String {
    let left = text(of: first)
    var right = ""
    if second.item != nil {
      right = text(of: second)
      if multiplier != 1 { right = "\(decimal(multiplier))*\(right)" }
    }
    if right.isEmpty {
      right = decimal(constant)
    } else if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(decimal(abs(constant)))"
    }
    let mirroring = directionText.isEmpty ? "" : " \(directionText)"
    return "\(left) \(relation.sign) \(right)\(priorityText)\(mirroring)"
  }

  /// Returns the text of a side; constraints made from autoresizing masks use different attribute
  /// names (fact AL47).
  private func text(of place: ConstraintAnchorPoint) -> String {
    guard self is NSAutoresizingMaskLayoutConstraint else { return place.text }
    return "\(Self.consoleName(place.item)).\(place.attribute.maskWord)"
  }

  private var priorityText: String {
    priority == .required || self is NSContentSizeLayoutConstraint
      ? "" : " @ \(decimal(CGFloat(priority.rawValue)))"
  }

  /// `(LTR)` or `(RTL)` if a side depends on the reading direction, otherwise empty (fact AL25).
  private var directionText: String {
    guard first.isDirectional || second.isDirectional else { return "" }
    return isMirrored ? "(RTL)" : "(LTR)"
  }

  // MARK: Visual format

  /// The visual format of a gap between siblings or to the superview, such as `H:[a]-(8)-[b]`; nil
  /// for other constraints.
  private var visualText: String? {
    guard multiplier == 1, let gap else { return nil }
    let axis = firstAttribute.axis == .horizontal ? "H:" : "V:"
    return "\(axis)\(gap.before)-(\(gap.length))-\(gap.after)\(directionText)"
  }

  private var gap: (before: String, length: String, after: String)? {
    guard let one = firstItem as? UIView, let other = secondItem as? UIView,
      first.origin == nil, second.origin == nil, first.kind == second.kind
    else { return nil }
    let (own, opposite) = (firstAttribute, secondAttribute)
    if one.superview === other.superview, own.isNear, opposite.isFar {
      return (box(other), length(constant, relation), box(one))
    }
    if one.superview === other.superview, own.isFar, opposite.isNear {
      return (box(one), length(0 - constant, relation.turned), box(other))
    }
    guard own == opposite else { return nil }
    if one.superview === other, own.isNear {
      return ("|", length(constant, relation), box(one))
    }
    if one.superview === other, own.isFar {
      return (box(one), length(0 - constant, relation.turned), "|")
    }
    if other.superview === one, own.isFar {
      return (box(other), length(constant, relation), "|")
    }
    if other.superview === one, own.isNear {
      return ("|", length(0 - constant, relation.turned), box(other))
    }
    return nil
  }

  private func box(_ view: UIView) -> String { "[\(Self.consoleName(view))]" }

  private func length(_ constant: CGFloat, _ relation: NSLayoutConstraint.Relation) -> String {
    let sign = relation == .equal ? "" : relation.sign
    let number = isSystemSpacing ? "NSSpace(\(decimal(constant)))" : decimal(constant)
    let level = priorityText.isEmpty ? "" : "@\(decimal(CGFloat(priority.rawValue)))"
    return sign + number + level
  }
}

extension ConstraintAnchorPoint {
  /// The side as text, such as `UIView:0x60….width`, or the difference of two sides.
  @MainActor fileprivate var text: String {
    let own = "\(NSLayoutConstraint.consoleName(item)).\(attribute.word)"
    return origin.map { "(\(own) - \($0.text))" } ?? own
  }

  /// The side as UIKit describes an anchor: `<NSLayoutXAxisAnchor:0x60… "UIView:0x60….left">`.
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
  /// The relation after both sides are negated: “at least” becomes “at most”.
  var turned: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The sign of the relation in the format of the console, such as `>=`.
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

  /// The attribute's name in console texts of constraints made from autoresizing masks.
  fileprivate var maskWord: String {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .centerX: "midX"
    case .centerY: "midY"
    default: word
    }
  }

  /// The attribute's name in console texts.
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
