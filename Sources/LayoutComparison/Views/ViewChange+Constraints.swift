import Foundation
import LayoutCore

extension ViewChange.Property {
  /// Returns the differences between constraints, such as `constraint title.leading 16 → 20`.
  ///
  /// The points between which a constraint measures are not compared, because they follow from
  /// frames.
  static func constraintChanges(
    from golden: [LayoutRecord.Constraint], to actual: [LayoutRecord.Constraint]
  ) -> [Self] {
    ConstraintMatching(golden: golden, actual: actual).pairs.compactMap { before, now in
      guard let name = (before ?? now)?.name else { return nil }
      let words = ConstraintWords(before, now)
      if words.golden == words.actual { return nil }
      return Self(
        .constraint, name: "constraint \(name)\(words.aspect)", golden: words.golden,
        actual: words.actual)
    }
  }
}

/// A matching of a view's constraints: first constraints with equal names, second items and values,
/// then constraints with the same name and second item, then constraints with the same name.
private struct ConstraintMatching {
  private(set) var pairs: [(golden: LayoutRecord.Constraint?, actual: LayoutRecord.Constraint?)]

  init(golden: [LayoutRecord.Constraint], actual: [LayoutRecord.Constraint]) {
    var old = Array(golden.enumerated())
    var new = actual
    var found: [(place: Int, golden: LayoutRecord.Constraint?, actual: LayoutRecord.Constraint?)] =
      []
    for areSame in [Self.areEqual, Self.haveOnePartner, Self.haveOneName] {
      old.removeAll { place, one in
        guard let other = new.firstIndex(where: { areSame(one, $0) }) else { return false }
        found.append((place, one, new.remove(at: other)))
        return true
      }
    }
    found += old.map { ($0.offset, $0.element, nil) }
    pairs = found.sorted { $0.place < $1.place }.map { ($0.golden, $0.actual) }
    pairs += new.map { (nil, $0) }
  }

  private static func areEqual(
    _ one: LayoutRecord.Constraint, _ other: LayoutRecord.Constraint
  ) -> Bool {
    haveOnePartner(one, other) && one.relation == other.relation && one.constant == other.constant
      && one.multiplier == other.multiplier && one.priority == other.priority
  }

  private static func haveOnePartner(
    _ one: LayoutRecord.Constraint, _ other: LayoutRecord.Constraint
  ) -> Bool { haveOneName(one, other) && one.second == other.second }

  private static func haveOneName(
    _ one: LayoutRecord.Constraint, _ other: LayoutRecord.Constraint
  ) -> Bool { one.name == other.name }
}

/// The text of a changed constraint in the golden and in the new layout: the value that differs, or
/// the right side of the equation if several values differ.
private struct ConstraintWords {
  /// The text between the name of the constraint and the values: the only part that differs, such
  /// as ` multiplier`; for a constant, the relation of an inequality, such as ` ≥`; otherwise
  /// empty.
  var aspect = ""
  let golden: String
  let actual: String

  init(_ golden: LayoutRecord.Constraint?, _ actual: LayoutRecord.Constraint?) {
    guard let golden, let actual, golden.isBroken == actual.isBroken else {
      self.golden = golden?.words ?? "none"
      self.actual = actual?.words ?? "none"
      return
    }
    let changed = Self.parts(golden, actual).filter { $0.golden != $0.actual }
    if changed.count == 1 {
      // If only the constant of an inequality changed, its relation becomes part of the name.
      let relation = golden.sign == "=" || golden.sign != actual.sign ? "" : " \(golden.sign)"
      aspect = changed[0].name + (changed[0].name.isEmpty ? relation : "")
      self.golden = changed[0].golden
      self.actual = changed[0].actual + changed[0].note
    } else {
      // The second items are part of the text if they changed together with another part.
      let isElsewhere = golden.second != actual.second
      self.golden = changed.isEmpty ? "" : isElsewhere ? golden.wholeWords : golden.words
      self.actual = changed.isEmpty ? "" : isElsewhere ? actual.wholeWords : actual.words
    }
  }

  /// A part of a constraint as text, with a note that follows the new value.
  private typealias Part = (name: String, golden: String, actual: String, note: String)

  private static func parts(
    _ golden: LayoutRecord.Constraint, _ actual: LayoutRecord.Constraint
  ) -> [Part] {
    [
      ("", Points.text(golden.constant), Points.text(actual.constant), ""),
      (
        " multiplier", Points.text(golden.multiplier), Points.text(actual.multiplier),
        actual.second.map { " of \($0.itemOfAnchor)" } ?? ""
      ),
      (" priority", Points.text(golden.priority), Points.text(actual.priority), ""),
      (" relation", golden.sign, actual.sign, ""),
      (" to", golden.second ?? "nothing", actual.second ?? "nothing", ""),
    ]
  }
}

extension String {
  /// The item of an anchor: `card` for `card.width`.
  fileprivate var itemOfAnchor: String { split(separator: ".").first.map(String.init) ?? self }
}

extension LayoutRecord.Constraint {
  fileprivate var isBroken: Bool { state == .broken }

  /// The relation as a mathematical sign.
  fileprivate var sign: String {
    switch relation {
    case "<=": "≤"
    case ">=": "≥"
    default: "="
    }
  }

  /// The right side of the constraint's equation, with the item after a multiplier that is not 1:
  /// `≥ 0.5 of card + 8 at priority 750`.
  fileprivate var words: String {
    words(
      after: multiplier == 1 ? "" : "\(Points.text(multiplier)) of \(second?.itemOfAnchor ?? "")")
  }

  /// The right side of the constraint's equation with its second item: `card.width + 8`.
  fileprivate var wholeWords: String {
    let factor = multiplier == 1 ? "" : "\(Points.text(multiplier)) of "
    return words(after: second.map { factor + $0 } ?? "")
  }

  /// The constant as a term of a sum: ` + 8`, ` - 16`; empty if it is 0.
  private var term: String {
    constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(Points.text(abs(constant)))"
  }

  private func words(after factor: String) -> String {
    let relation = sign == "=" ? "" : sign + " "
    let priority = priority == 1000 ? "" : " at priority \(Points.text(priority))"
    let sum =
      factor.isEmpty
      ? Points.text(constant) : factor + term
    return relation + sum + priority + (isBroken ? ", broken" : "")
  }
}
