import Foundation
import LayoutCore

extension ItemNames {
  /// Returns the statement for the constraint of a solver row, to be listed with the others of a
  /// conflict.
  ///
  /// - Parameters:
  ///   - source: the source of the row.
  ///   - constraint: the source's constraint.
  ///   - others: the sources of all rows of the conflict.
  /// - Returns: the statement; without a constraint it has no text for the console.
  func statement(
    of source: ConstraintSource, _ constraint: NSLayoutConstraint?, among others: [ConstraintSource]
  ) -> ConstraintStatement {
    ConstraintStatement(
      sentence: sentence(of: source, constraint),
      item: constraint.map { name(ofSide: $0.first) } ?? "",
      attribute: constraint?.firstAttribute.word ?? "",
      identifier: source.isOfApp ? constraint?.identifier : nil,
      location: source.isOfApp ? constraint?.location?.text : nil,
      consoleText: constraint?.description, isImplied: source.isImplied(by: others))
  }

  private func sentence(
    of source: ConstraintSource, _ constraint: NSLayoutConstraint?
  ) -> String {
    let constant = constraint?.constant ?? 0
    switch source {
    case .client(let constraint), .limit(let constraint):
      return sentence(of: constraint)
    case .mask(let item, let slot):
      let number = Double(item.view?.frame.number(slot) ?? 0).thousandths
      let given =
        slot.isSize
        ? "\(number) \(slot.axis.adjective)"
        : "with its \(slot.axis == .horizontal ? "left side" : "top") at \(number)"
      let verb = item.view?.isCellContent == true ? "is" : "keeps its frame,"
      return "\(name(of: item.view)) \(verb) \(given)"
    case .content(let item, let axis):
      return "the content of \(name(of: item.view)) is \(length(constant, axis))"
    case .target(let item, let axis, _):
      return "\(name(of: item.view)) should be \(length(constant, axis))"
    case .guide(let item, _):
      let noun = item.guide?.kind.map(Self.noun) ?? "the sides"
      return "\(noun) of \(name(of: item.guide?.owningView)) are where the system puts them"
    case .implicit: return "nothing is less than 0 wide or high"
    }
  }

  private func length(_ constant: CGFloat, _ axis: NSLayoutConstraint.Axis) -> String {
    "\(Double(constant).thousandths) \(axis.adjective)"
  }

  // MARK: Constraints of apps

  /// Returns a sentence such as `title wants to be 120 wide`.
  private func sentence(of constraint: NSLayoutConstraint) -> String {
    let first = constraint.first
    let subject = first.isLength ? name(ofSide: first) : place(first)
    return "\(subject) wants to be \(claim(of: constraint))"
  }

  private func claim(of constraint: NSLayoutConstraint) -> String {
    guard constraint.second.item != nil, constraint.multiplier != 0 else {
      let axis: NSLayoutConstraint.Axis =
        constraint.first.isLength ? constraint.firstAttribute.axis : .horizontal
      return constraint.relation.adverb + length(constraint.constant, axis)
    }
    return constraint.first.isLength
      ? comparedLength(of: constraint) : comparedPlace(of: constraint)
  }

  /// Returns a phrase such as `as wide as the cell` or
  /// `at least 2 times as high as title is wide, plus 8`.
  private func comparedLength(of constraint: NSLayoutConstraint) -> String {
    let adjective = constraint.firstAttribute.axis.adjective
    let other = constraint.secondAttribute.axis.adjective
    let times = constraint.multiplier == 1 ? "" : "\(times(constraint)) "
    let end = adjective == other ? "" : " is \(other)"
    return "\(constraint.relation.adverb)\(times)as \(adjective) as \(secondName(of: constraint))"
      + end + rest(constraint)
  }

  /// Returns a phrase such as `at the top of title` or `at least 8 below the bottom of title`.
  private func comparedPlace(of constraint: NSLayoutConstraint) -> String {
    let place = "the \(constraint.secondAttribute.noun) of \(secondName(of: constraint))"
    let (attribute, relation) = (constraint.firstAttribute, constraint.relation)
    guard constraint.multiplier == 1 else {
      return "\(relation.adverb)\(times(constraint)) \(place)\(rest(constraint))"
    }
    if constraint.constant == 0 {
      switch relation {
      case .equal: return "at \(place)"
      case .greaterThanOrEqual: return "at or \(attribute.onward) \(place)"
      case .lessThanOrEqual: return "at or \(attribute.backward) \(place)"
      }
    }
    // “At least -8 after” means “at most 8 before”, so a negative constant reverses the relation.
    let isBackward = constraint.constant < 0
    let distance = isBackward ? relation.turned : relation
    let way = isBackward ? attribute.backward : attribute.onward
    return distance.adverb + "\(Double(abs(constraint.constant)).thousandths) \(way) \(place)"
  }

  private func times(_ constraint: NSLayoutConstraint) -> String {
    "\(Double(constraint.multiplier).thousandths) times"
  }

  private func rest(_ constraint: NSLayoutConstraint) -> String {
    let constant = Double(constraint.constant)
    return constant == 0 ? "" : ", \(constant > 0 ? "plus" : "less") \(abs(constant).thousandths)"
  }

  // MARK: Names of sides

  private func place(_ side: ConstraintAnchorPoint) -> String {
    "the \(side.attribute.noun) of \(name(ofSide: side))"
  }

  private func secondName(of constraint: NSLayoutConstraint) -> String {
    name(ofSide: constraint.second, beside: constraint.firstItem as? UIView)
  }

  private func name(ofSide side: ConstraintAnchorPoint, beside other: UIView? = nil) -> String {
    let own = name(of: side.item, beside: other)
    guard let origin = side.origin else { return own }
    return "the distance from the \(origin.attribute.noun) of \(name(of: origin.item)) "
      + "to the \(side.attribute.noun) of \(own)"
  }
}

extension ConstraintAnchorPoint {
  fileprivate var isLength: Bool { kind == .size }
}

extension NSLayoutConstraint.Axis {
  fileprivate var adjective: String { self == .vertical ? "high" : "wide" }
}

extension NSLayoutConstraint.Relation {
  fileprivate var adverb: String {
    switch self {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The preposition for a position further to the right, further down or, for `leading` and
  /// `trailing`, further in the reading direction.
  fileprivate var onward: String {
    isDirectional ? "after" : axis == .horizontal ? "right of" : "below"
  }

  fileprivate var backward: String {
    isDirectional ? "before" : axis == .horizontal ? "left of" : "above"
  }

  /// The attribute as a noun for sentences.
  fileprivate var noun: String {
    switch self {
    case .notAnAttribute: "place"
    case .left, .right, .leading, .trailing: "\(word) side"
    case .centerX: "horizontal middle"
    case .centerY: "vertical middle"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal middle within the margins"
    case .centerYWithinMargins: "vertical middle within the margins"
    case .top, .bottom, .width, .height: word
    }
  }
}
