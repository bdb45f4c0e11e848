import Foundation
import LayoutCore

extension ViewChange.Property {
  private static let constraintWord = "constraint "

  /// Whether the property is a constraint.
  var isConstraint: Bool { name.hasPrefix(Self.constraintWord) }

  /// Returns the differences between constraints, such as `constraint title.leading 16 → 20`.
  ///
  /// The lines drawn for them are not compared, because they follow from frames.
  static func constraintChanges(
    from golden: [LayoutRecord.Constraint], to actual: [LayoutRecord.Constraint]
  ) -> [Self] {
    let old = golden.keyedByName
    let new = actual.keyedByName
    let keys = old.map(\.key) + new.map(\.key).filter { key in !old.contains { $0.key == key } }
    return keys.compactMap { key in
      let before = old.first { $0.key == key }?.constraint
      let now = new.first { $0.key == key }?.constraint
      let words = words(before, now)
      guard words.golden != words.actual, let name = (before ?? now)?.name else { return nil }
      return Self(name: constraintWord + name, golden: words.golden, actual: words.actual)
    }
  }

  /// Returns the text for each side: the constant, with the other properties only if they differ.
  private static func words(
    _ golden: LayoutRecord.Constraint?, _ actual: LayoutRecord.Constraint?
  ) -> (golden: String, actual: String) {
    let isPlain =
      golden?.relation == actual?.relation && golden?.priority == actual?.priority
      && golden?.isBroken == actual?.isBroken
    func text(_ one: LayoutRecord.Constraint?) -> String {
      guard let one else { return "none" }
      let constant = Points.text(one.constant)
      if isPlain { return constant }
      let relation = one.relation == "==" ? "" : one.relation + " "
      let priority = one.priority == 1000 ? "" : " at priority \(Points.text(one.priority))"
      return relation + constant + priority + (one.isBroken ? ", broken" : "")
    }
    return (text(golden), text(actual))
  }
}

extension LayoutRecord.Constraint {
  fileprivate var isBroken: Bool { state == .broken }
}

extension [LayoutRecord.Constraint] {
  /// The constraints with unique keys: the name and a number that distinguishes equal names.
  fileprivate var keyedByName: [(key: String, constraint: LayoutRecord.Constraint)] {
    var counts: [String: Int] = [:]
    return map { constraint in
      counts[constraint.name, default: 0] += 1
      return ("\(constraint.name) \(counts[constraint.name] ?? 0)", constraint)
    }
  }
}
