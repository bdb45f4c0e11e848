import Foundation
import LayoutCore

extension ViewChange.Property {
  /// Returns the differences between constraints, such as `constraint title.leading 16 → 20`.
  ///
  /// The lines drawn for them are not compared, because they follow from frames.
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

/// A matching of a view's constraints: by name and second item, and then by name.
private struct ConstraintMatching {
  private(set) var pairs: [(golden: LayoutRecord.Constraint?, actual: LayoutRecord.Constraint?)]

  init(golden: [LayoutRecord.Constraint], actual: [LayoutRecord.Constraint]) {
    var (old, new) = (golden, actual)
    var found: [(Int, LayoutRecord.Constraint?, LayoutRecord.Constraint?)] = []
    for isStrict in [true, false] {
      old.removeAll { one in
        let place = new.firstIndex { $0.name == one.name && (!isStrict || $0.second == one.second) }
        guard let place else { return false }
        found.append((golden.firstIndex(of: one) ?? 0, one, new.remove(at: place)))
        return true
      }
    }
    found += old.map { one in (golden.firstIndex(of: one) ?? 0, one, nil) }
    pairs = found.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2) } + new.map { (nil, $0) }
  }
}

/// The text of a changed constraint on each side: the part that differs.
private struct ConstraintWords {
  /// The name of the part if only one differs and it is not the constant: ` multiplier`.
  var aspect = ""
  let golden: String
  let actual: String

  init(_ golden: LayoutRecord.Constraint?, _ actual: LayoutRecord.Constraint?) {
    guard let golden, let actual, golden.relation == actual.relation,
      golden.isBroken == actual.isBroken
    else {
      self.golden = golden?.words ?? "none"
      self.actual = actual?.words ?? "none"
      return
    }
    let parts = [
      ("", Points.text(golden.constant), Points.text(actual.constant)),
      (
        " multiplier", Points.text(golden.multiplier),
        Points.text(actual.multiplier) + (actual.second.map { " of \($0.itemOfAnchor)" } ?? "")
      ),
      (" priority", Points.text(golden.priority), Points.text(actual.priority)),
      (" to", golden.second ?? "nothing", actual.second ?? "nothing"),
    ]
    let differs = [
      golden.constant != actual.constant, golden.multiplier != actual.multiplier,
      golden.priority != actual.priority, golden.second != actual.second,
    ]
    let changed = zip(parts, differs).filter(\.1).map(\.0)
    if changed.count == 1 {
      (aspect, self.golden, self.actual) = (changed[0].0, changed[0].1, changed[0].2)
    } else {
      self.golden = changed.isEmpty ? "" : golden.words
      self.actual = changed.isEmpty ? "" : actual.words
    }
  }
}

extension String {
  /// The item of an anchor such as `card.width`.
  fileprivate var itemOfAnchor: String { split(separator: ".").first.map(String.init) ?? self }
}

extension LayoutRecord.Constraint {
  fileprivate var isBroken: Bool { state == .broken }

  /// The whole right side: `>= 0.5 of card.width + 8 at priority 750`.
  fileprivate var words: String {
    let relation = relation == "==" ? "" : relation + " "
    let priority = priority == 1000 ? "" : " at priority \(Points.text(priority))"
    let factor =
      multiplier == 1 ? "" : "\(Points.text(multiplier)) of \(second?.itemOfAnchor ?? "")"
    let sum =
      factor.isEmpty
      ? Points.text(constant) : factor + (constant == 0 ? "" : " + \(Points.text(constant))")
    return relation + sum + priority + (isBroken ? ", broken" : "")
  }
}
