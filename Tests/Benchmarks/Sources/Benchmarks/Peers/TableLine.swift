/// A row of the table with its measured numbers.
struct TableLine {
  let stage: String
  let row: Row
  /// Our number; nil if it was not measured.
  let ours: Double?
  /// The peer's number; nil if there is no peer or it was not measured.
  let beside: Double?
  /// The error because of which a side was not measured.
  let reason: String?

  init(stage: String, _ row: Row, medians: [String: Double], reasons: [String: String]) {
    self.stage = stage
    self.row = row
    ours = medians[row.ours]
    let others = row.beside.compactMap { medians[$0] }
    beside = others.count == row.beside.count && !others.isEmpty ? others.reduce(0, +) : nil
    reason = ([row.ours] + row.beside).compactMap { reasons[$0] }.first
  }

  /// Our number divided by the peer's, or the inverse for a limit that is a gain; nil without two
  /// positive numbers.
  var ratio: Double? {
    guard let ours, let beside, ours > 0, beside > 0 else { return nil }
    if case .gain = row.limit { return beside / ours }
    return ours / beside
  }

  /// Whether the row is within its limit; nil if it was not measured.
  var isReached: Bool? {
    switch row.limit {
    case .share(let most): ratio.map { $0 <= most }
    case .gain(let least): ratio.map { $0 >= least }
    case .most(let most): ours.map { $0 <= most }
    }
  }

  /// The columns of the table.
  var cells: [String] {
    let verdict = isReached.map { $0 ? "reached" : "no" } ?? "not measured"
    return [
      row.name, ours.map(row.unit.words) ?? "", besideWords, ratio?.threeDigits ?? "",
      row.limit.words(row.unit), verdict + (isReached == nil ? reason.map { ": \($0)" } ?? "" : ""),
    ]
  }

  private var besideWords: String {
    guard !row.beside.isEmpty else { return "" }
    let names = row.beside.joined(separator: " + ")
    return beside.map { "\(names) \(row.unit.words($0))" } ?? names
  }
}

extension Limit {
  /// The limit as text: `≤ 0.45`, `≥ 1.7`, `≤ 12 s`.
  fileprivate func words(_ unit: Unit) -> String {
    switch self {
    case .share(let most): "≤ \(most.threeDigits)"
    case .gain(let least): "≥ \(least.threeDigits)"
    case .most(let most): "≤ \(unit.words(most))"
    }
  }
}

extension Unit {
  /// A number with the unit that suits its size: `0.36 ms`, `8.1 s`, `351 KB`.
  func words(_ number: Double) -> String {
    switch self {
    case .milliseconds where number >= 1000: "\((number / 1000).threeDigits) s"
    case .milliseconds: "\(number.threeDigits) ms"
    case .bytes: "\((number / 1000).threeDigits) KB"
    case .megabytes: "\(number.threeDigits) MB"
    }
  }
}

extension Double {
  /// The number to three digits, without zeros at its end: `12.4`, `0.45`, `683`.
  var threeDigits: String {
    guard isFinite, self > 0 else { return "0" }
    var (digits, places) = (self, 0)
    while digits < 100 && places < 4 { (digits, places) = (digits * 10, places + 1) }
    let text = String(Int(digits.rounded()))
    guard places > 0 else { return text }
    let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
    var decimals = padded.suffix(places)
    while decimals.last == "0" { decimals.removeLast() }
    let whole = padded.dropLast(places)
    return decimals.isEmpty ? "\(whole)" : "\(whole).\(decimals)"
  }
}
