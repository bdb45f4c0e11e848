import Foundation
import LayoutCore

extension ViewChange.Property {
  private static let constraintWord = "constraint "

  /// Whether it is a constraint's constant, or the constraint itself.
  var isConstraint: Bool { name.hasPrefix(Self.constraintWord) }

  /// Lists constraints that request something else: `constraint title.leading 16 → 20`.
  ///
  /// Where their lines are drawn is not compared: that follows from frames.
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

  /// Returns the texts of both sides: the constants, and the rest only if it differs.
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
  /// The constraints by name; of several with one name each has its number.
  fileprivate var keyedByName: [(key: String, constraint: LayoutRecord.Constraint)] {
    var counts: [String: Int] = [:]
    return map { constraint in
      counts[constraint.name, default: 0] += 1
      return ("\(constraint.name) \(counts[constraint.name] ?? 0)", constraint)
    }
  }
}
