internal import Basics

extension InterfaceReader {
  /// Reads the constraints in a list; those without a valid attribute or with an item that does not
  /// exist are left out.
  mutating func constraints(in list: MarkupElement) -> [InterfaceConstraint] {
    var constraints: [InterfaceConstraint] = []
    constraints.reserveCapacity(list.children.count)
    for element in list.children {
      guard element.name == "constraint" else {
        noteUnknown(element)
        continue
      }
      if let constraint = constraint(element) { constraints.append(constraint) }
    }
    return constraints
  }

  private mutating func constraint(_ element: MarkupElement) -> InterfaceConstraint? {
    guard let attribute = element["firstAttribute"] else {
      note(.value, element, "a constraint without firstAttribute")
      return nil
    }
    guard isAttribute(attribute, of: element) else { return nil }
    var constraint = InterfaceConstraint(
      id: element["id"] ?? "", line: element.place.line, firstAttribute: attribute)
    guard readItems(of: &constraint, element) else { return nil }
    readNumbers(of: &constraint, element)
    constraint.relation = relation(element)
    constraint.identifier = element["identifier"]
    constraint.isSymbolic = element["symbolic"] == "YES"
    constraint.isPlaceholder = element["placeholder"] == "YES"
    for child in element.children {
      if child.name == "variation" {
        constraint.variations.append(variation(child))
      } else {
        noteUnknown(child)
      }
    }
    return constraint
  }

  /// Returns whether a name is that of a layout attribute; if not, adds a note with the most
  /// similar name.
  private mutating func isAttribute(_ attribute: String, of element: MarkupElement) -> Bool {
    if InterfaceConstraint.attributes.contains(attribute) { return true }
    let near = NearestName.of(attribute, in: InterfaceConstraint.attributes.sorted())
    note(
      .value, element,
      "\"\(attribute)\" is no attribute of a constraint"
        + (near.map { "; did you mean \($0)?" } ?? ""))
    return false
  }

  /// Reads both items of a constraint; returns false if one of them does not exist in the document,
  /// or if the second attribute is not valid.
  private mutating func readItems(
    of constraint: inout InterfaceConstraint, _ element: MarkupElement
  ) -> Bool {
    if let id = element["firstItem"] {
      guard let first = reference(id, of: element, as: "a constraint's firstItem") else {
        return false
      }
      constraint.firstItem = first
    }
    guard let id = element["secondItem"] else { return true }
    guard let second = reference(id, of: element, as: "a constraint's secondItem") else {
      return false
    }
    let attribute = element["secondAttribute"] ?? constraint.firstAttribute
    guard isAttribute(attribute, of: element) else { return false }
    (constraint.secondItem, constraint.secondAttribute) = (second, attribute)
    return true
  }

  private mutating func readNumbers(
    of constraint: inout InterfaceConstraint, _ element: MarkupElement
  ) {
    constraint.constant = number("constant", of: element) ?? 0
    let priority = number("priority", of: element) ?? 1000
    constraint.priority = min(max(priority, 0), 1000)
    if priority != constraint.priority {
      note(.value, element, "the priority \(priority); expected one from 0 to 1000")
    }
    guard let text = element["multiplier"] else { return }
    if let multiplier = Self.multiplier(text) {
      constraint.multiplier = multiplier
    } else {
      note(.value, element, "the multiplier \"\(text)\"; expected a number, or a ratio such as 3:4")
    }
  }

  /// Returns a number, or the quotient of a ratio such as `3:4` or `3/4`; nil if the text is
  /// neither.
  private static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double($0) }
    let quotient: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { first in parts[1].map { first / $0 } }
      default: nil
      }
    return quotient.flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func relation(_ element: MarkupElement) -> InterfaceConstraint.Relation {
    guard let text = element["relation"] else { return .equal }
    if let relation = InterfaceConstraint.Relation(rawValue: text) { return relation }
    note(
      .value, element,
      "the relation \"\(text)\"; expected equal, lessThanOrEqual or greaterThanOrEqual")
    return .equal
  }
}
