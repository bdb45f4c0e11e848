extension ElementGroup {
  /// The elements by number: `cell [0,3]`, `12 cells`.
  var subject: String {
    guard count == 1, let only = members.first else { return "\(count) \(noun)" }
    let label = "\(only.kind) \(only.places)"
    return former.map { "\(label) (was \(Places.text($0)))" } ?? label
  }

  /// The elements of several groups together: `7 cells`.
  static func count(_ groups: [ElementGroup]) -> String {
    guard let first = groups.first else { return "" }
    if groups.count == 1 { return first.subject }
    let noun = Set(groups.map(\.noun)).count == 1 ? first.noun : "elements"
    return "\(groups.reduce(0) { $0 + $1.count }) \(noun)"
  }

  /// What the elements are called together: `cells`, or `elements` where kinds are mixed.
  var noun: String { members.count == 1 ? members[0].noun : "elements" }

  /// Which elements they are: `cells [0,0]–[0,11]`.
  var names: String {
    members.map { "\($0.count == 1 ? $0.kind : $0.noun) \($0.places)" }.joined(separator: ", ")
  }

  /// How far they moved: `moved +8,0`, `moved +2…+24,0`.
  var movement: String { "moved \(offset?.text ?? "0,0")" }

  /// How far they moved besides something else: `, moved +8,0`; nothing where they did not.
  var addedMovement: String { offset == nil ? "" : ", \(movement)" }

  /// How their size changed: `resized 120×80 → 132×80`, or by how much where sizes differ.
  var growth: String {
    switch resizing {
    case .alike(let golden, let actual):
      "resized \(Points.change(golden, actual, separator: "×"))"
    case .varying(let width, let height): "resized by \(width.text)×\(height.text)"
    case nil: "resized"
    }
  }

  /// Where they wrapped to.
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

  /// Where they are: `[0,0]–[0,11], [1,2]`, at most six ranges and how many there are besides.
  fileprivate var places: String {
    let rest = rangeCount &- ranges.count
    return ranges.map(\.text).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension ElementGroup.Places {
  fileprivate var text: String {
    first == last ? Self.text(first) : "\(Self.text(first))–\(Self.text(last))"
  }

  /// An index path as people write it: `[0,3]`.
  static func text(_ index: [Int]) -> String {
    "[\(index.map(String.init).joined(separator: ","))]"
  }
}

extension ElementGroup.Extremes {
  /// The one value, or the least and the greatest: `+8`, `+2…+24`.
  var text: String {
    let (from, to) = (Points.signed(least), Points.signed(greatest))
    return from == to ? from : "\(from)…\(to)"
  }
}

extension ElementGroup.Offset {
  fileprivate var text: String { "\(x.text),\(y.text)" }
}
