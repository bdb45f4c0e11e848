extension ElementGroup {
  /// The elements as the subject of a sentence: `cell [0,3]`, `12 cells`.
  var subject: String {
    guard count == 1, let only = members.first else { return "\(count) \(noun)" }
    let label = "\(only.kind) \(only.places)"
    return former.map { "\(label) (was \(Places.text($0)))" } ?? label
  }

  /// Returns the number of elements in all groups, with their noun, such as `7 cells`; the name of
  /// a single element.
  static func count(_ groups: [ElementGroup]) -> String {
    guard let first = groups.first else { return "" }
    if groups.count == 1 { return first.subject }
    let noun = Set(groups.map(\.noun)).count == 1 ? first.noun : "elements"
    return "\(groups.reduce(0) { $0 + $1.count }) \(noun)"
  }

  /// The common noun of the elements: `cells`, `badge elements` for a kind named `badge`, or
  /// `elements` if kinds are mixed.
  var noun: String { members.count == 1 ? members[0].noun : "elements" }

  /// The names of the elements: `cells [0,0]–[0,11]`.
  var names: String {
    members.map { "\($0.count == 1 ? $0.kind : $0.noun) \($0.places)" }.joined(separator: ", ")
  }

  /// The movement: `moved +8,0`, `moved +2…+24,0`.
  var movement: String { "moved \(offset?.text ?? "0,0")" }

  /// The movement as an addition to another change: `, moved +8,0`; empty if no element moved.
  var addedMovement: String { offset == nil ? "" : ", \(movement)" }

  /// The change of size: `resized 120×80 → 132×80`, or the difference if sizes vary.
  var growth: String {
    switch resizing {
    case .alike(let golden, let actual):
      "resized \(Points.change(golden, actual, separator: "×"))"
    case .varying(let width, let height): "resized by \(width.text)×\(height.text)"
    case nil: "resized"
    }
  }

  /// The line change: `wrapped to the next line`.
  var wrap: String {
    switch (wrapping?.least, wrapping?.greatest) {
    case (1, 1): "wrapped to the next line"
    case (-1, -1): "wrapped back to the line before"
    default: "changed lines by \(wrapping?.text ?? "0")"
    }
  }
}

extension ElementGroup.Members {
  fileprivate var noun: String {
    ["cell", "header", "footer", "decoration"].contains(kind) ? "\(kind)s" : "\(kind) elements"
  }

  /// The index paths: `[0,0]–[0,11], [1,2]`, with at most six ranges and the number of further
  /// ranges.
  fileprivate var places: String {
    let rest = rangeCount &- ranges.count
    return ranges.map(\.text).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension ElementGroup.Places {
  fileprivate var text: String {
    first == last ? Self.text(first) : "\(Self.text(first))–\(Self.text(last))"
  }

  /// Returns an index path as text: `[0,3]`.
  package static func text(_ index: [Int]) -> String {
    "[\(index.map(String.init).joined(separator: ","))]"
  }
}

extension ElementGroup.Extremes {
  /// The value if both are the same, otherwise the least and the greatest: `+8`, `+2…+24`.
  var text: String {
    let (from, to) = (Points.signed(least), Points.signed(greatest))
    return from == to ? from : "\(from)…\(to)"
  }
}

extension ElementGroup.Offset {
  fileprivate var text: String { "\(x.text),\(y.text)" }
}
