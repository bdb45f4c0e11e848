import UIKit

/// A constraint as text: `a.left >= 0.5 * b.right + 3 @750`.
struct ConstraintSentence: Equatable, CustomStringConvertible {
  var first: String
  var relation: String
  var multiplier = 1.0
  var second: String?
  var constant = 0.0
  var priority: Float = 1000

  /// Reads a sentence; nil if it is none.
  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    if let last = words.last, last.hasPrefix("@"), let number = Float(last.dropFirst()) {
      priority = number
      words.removeLast()
    }
    guard words.count >= 3 else { return nil }
    (first, relation) = (words[0], words[1])
    words.removeFirst(2)
    if words.count == 1, let number = Double(words[0]) {
      constant = number
      return
    }
    if words.count >= 3, words[1] == "*", let number = Double(words[0]) {
      multiplier = number
      words.removeFirst(2)
    }
    second = words.removeFirst()
    if words.count == 2, let number = Double(words[1]) {
      constant = words[0] == "-" ? -number : number
      words = []
    }
    guard words.isEmpty else { return nil }
  }

  /// Reads a constraint between items that have names.
  @MainActor init(_ constraint: NSLayoutConstraint, name: (AnyObject) -> String) {
    func place(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
      item.map { "\(name($0)).\(Self.attributes.first { $0.value == attribute }?.key ?? "?")" }
    }
    first = place(constraint.firstItem, constraint.firstAttribute) ?? "?"
    relation = Self.relations.first { $0.value == constraint.relation }?.key ?? "?"
    multiplier = constraint.multiplier
    second = place(constraint.secondItem, constraint.secondAttribute)
    constant = constraint.constant
    priority = constraint.priority.rawValue
  }

  var description: String {
    var text = "\(first) \(relation) "
    if multiplier != 1 { text += "\(multiplier) * " }
    if let second { text += "\(second) + " }
    return text + "\(constant) @\(priority)"
  }

  /// Makes the constraint between items found by name; nil if a word means nothing.
  @MainActor func constraint(
    between item: (String) -> UIView?
  ) -> NSLayoutConstraint? {
    guard let (view, attribute) = place(first, item), let relation = Self.relations[relation]
    else { return nil }
    let other = second.flatMap { place($0, item) }
    if second != nil, other == nil { return nil }
    let made = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other?.0,
      attribute: other?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    made.priority = UILayoutPriority(priority)
    return made
  }

  @MainActor private func place(
    _ text: String, _ item: (String) -> UIView?
  ) -> (UIView, NSLayoutConstraint.Attribute)? {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, let view = item(parts[0]), let attribute = Self.attributes[parts[1]]
    else { return nil }
    return (view, attribute)
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "topMargin": .topMargin,
  ]
}
