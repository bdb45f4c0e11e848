extension InterfaceComparison {
  /// Compares constraints by their identifiers, even if another view contains them now.
  mutating func compareConstraints() {
    for id in old.constraintOrder where new.constraints[id] == nil {
      guard let constraint = old.constraints[id] else { continue }
      note(constraint.line, "constraint removed: \(old.words(constraint))")
    }
    for id in new.constraintOrder {
      guard let constraint = new.constraints[id] else { continue }
      guard let former = old.constraints[id] else {
        note(constraint.line, "constraint added: \(new.words(constraint))")
        continue
      }
      let changes = changes(former, constraint)
      if changes.isEmpty { continue }
      let list = changes.joined(separator: ", ")
      note(constraint.line, "constraint \(new.words(constraint)): \(list)")
    }
  }

  /// Returns descriptions of the properties in which two versions of a constraint differ.
  private func changes(_ before: InterfaceConstraint, _ after: InterfaceConstraint) -> [String] {
    func part(_ name: String, _ one: String, _ other: String) -> String? {
      one == other ? nil : "\(name) \(one) → \(other)"
    }
    func part(_ name: String, item one: String?, _ other: String?) -> String? {
      guard one != other else { return nil }
      return "\(name) \(one.map(old.name) ?? "none") → \(other.map(new.name) ?? "none")"
    }
    return [
      part("constant", before.constant.plain, after.constant.plain),
      part("multiplier", before.multiplier.plain, after.multiplier.plain),
      part("priority", before.priority.plain, after.priority.plain),
      part("relation", before.relation.rawValue, after.relation.rawValue),
      part("first item", item: before.firstItem, after.firstItem),
      part("first attribute", before.firstAttribute, after.firstAttribute),
      part("second item", item: before.secondItem, after.secondItem),
      part("second attribute", before.secondAttribute ?? "none", after.secondAttribute ?? "none"),
      part("identifier", before.identifier ?? "none", after.identifier ?? "none"),
      part("removed at build time", "\(before.isPlaceholder)", "\(after.isPlaceholder)"),
      part("variations", "\(Self.text(before.variations))", "\(Self.text(after.variations))"),
    ].compactMap { $0 }
  }
}
