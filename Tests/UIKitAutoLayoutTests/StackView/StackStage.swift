import ConstraintCore
import TestSupport
import UIKit

/// A stack view in a situation, laid out.
@MainActor struct StackStage {
  let stack: UIStackView

  init(_ situation: StackSituation) {
    let views = situation.views.map { view in
      let made = BlockView(view.size[0], view.size[1])
      made.isHidden = view.hidden ?? false
      made.isText = view.wraps ?? false
      made.setContentHuggingPriority(UILayoutPriority(view.hugging ?? 250), for: .horizontal)
      return made
    }
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = situation.axis == "vertical" ? .vertical : .horizontal
    stack.distribution = Self.distribution(situation.distribution)
    stack.alignment = Self.alignment(situation.alignment)
    stack.spacing = situation.spacing ?? 0
    stack.isBaselineRelativeArrangement = situation.baselineRelative ?? false
    if situation.marginsRelative ?? false {
      stack.isLayoutMarginsRelativeArrangement = true
      // The configuration was printed by iOS 10, where these are the default (fact ST49).
      stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    for (view, made) in zip(situation.views, views) {
      if let spacing = view.customSpacing { stack.setCustomSpacing(spacing, after: made) }
    }
    layOut(width: situation.width, height: situation.height)
  }

  /// Gives the stack the size that fits its contents and the given lengths, and lays it out.
  private func layOut(width: Double?, height: Double?) {
    stack.frame.size = stack.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
    stack.layoutIfNeeded()
  }

  private static func distribution(_ name: String?) -> UIStackView.Distribution {
    switch name {
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: .fill
    }
  }

  private static func alignment(_ name: String?) -> UIStackView.Alignment {
    switch name {
    case "leading": .leading
    case "firstBaseline": .firstBaseline
    case "center": .center
    case "trailing": .trailing
    case "lastBaseline": .lastBaseline
    default: .fill
    }
  }
}

extension UIStackView {
  /// The lines of the constraints that the stack has made, in alphabetical order.
  var constraintLines: [String] {
    (constraints + arrangedSubviews.flatMap(\.constraints))
      .filter { $0.identifier?.hasPrefix("UISV-") == true }.compactMap(line).sorted()
  }

  private func line(of constraint: NSLayoutConstraint) -> String? {
    guard let first = item(constraint.firstItem),
      let firstAttribute = Attribute(rawValue: constraint.firstAttribute.rawValue),
      let secondAttribute = Attribute(rawValue: constraint.secondAttribute.rawValue),
      let relation = Relation(rawValue: Int8(constraint.relation.rawValue))
    else { return nil }
    var equation = Equation(
      first: first, firstAttribute: firstAttribute, relation: relation,
      second: item(constraint.secondItem), secondAttribute: secondAttribute,
      constant: constraint.constant, priority: constraint.priority.rawValue)
    equation.multiplier = constraint.multiplier
    equation.identifier = constraint.identifier
    return equation.description
  }

  private func item(_ object: AnyObject?) -> StackItem? {
    guard let object else { return nil }
    if object === self { return .stack }
    if object === layoutMarginsGuide { return .margins }
    if let place = arrangedSubviews.firstIndex(where: { $0 === object }) { return .view(place) }
    guard (object as? UILayoutGuide)?.identifier == "UISV-distributing" else { return .spacer }
    // A constraint pins the beginning of the gap's guide to the view before the gap.
    let start = constraints.first {
      $0.firstItem === object && [.leading, .top].contains($0.firstAttribute)
    }
    let place = arrangedSubviews.firstIndex { $0 === start?.secondItem }
    return place.map { .gap($0) }
  }
}
