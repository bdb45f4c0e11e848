import Foundation

/// The results of all documents as text.
struct JudgeReport {
  let results: [DocumentResult]
  let worst: Int

  /// Prints everything.
  func write() {
    printTable()
    printCauses()
    print("The most different, within the limit or not:")
    for result in ordered.prefix(worst) { print(line(result)) }
  }

  /// The documents, those that are not drawn and the most different ones first.
  var ordered: [DocumentResult] {
    results.sorted { (weight($1), $0.path) < (weight($0), $1.path) }
  }

  private var missed: [DocumentResult] { ordered.filter { !$0.isWithin } }

  private func weight(_ result: DocumentResult) -> Double {
    result.failure == nil ? (result.difference ?? 0) + result.missing * 256 : 1000
  }

  private func line(_ result: DocumentResult) -> String {
    let difference = result.difference.map { Self.number($0, 1) } ?? "–"
    let missing = Self.number(result.missing * 100, 1)
    return "  \(difference), \(missing) % missing, \(result.cause): \(result.path)"
  }

  private func printTable() {
    print(
      "| level | files | drawn | within \(Int(DocumentResult.limit)) of 255 | lack ink |"
        + " median | largest | median ms |")
    print("|---|---|---|---|---|---|---|---|")
    let levels = Dictionary(grouping: results, by: \.level)
    for level in levels.keys.sorted() { printRow(level, levels[level] ?? []) }
    for (name, part) in [
      ("all SVG", results.filter { !$0.isPDF }),
      ("all PDF", results.filter(\.isPDF)), ("all", results),
    ] where !part.isEmpty {
      printRow("**\(name)**", part)
    }
  }

  private func printRow(_ name: String, _ part: [DocumentResult]) {
    let drawn = part.filter { $0.failure == nil }
    let differences = part.compactMap(\.difference).sorted()
    let middle = differences.isEmpty ? 0 : differences[differences.count / 2]
    let times = drawn.map(\.milliseconds).sorted()
    let median = times.isEmpty ? 0 : times[times.count / 2]
    let cells = [
      name, "\(part.count)", Self.share(drawn.count, part.count),
      Self.share(part.count(where: \.isWithin), part.count),
      "\(part.count(where: \.lacksInk))", Self.number(middle, 1),
      Self.number(differences.last ?? 0, 1), Self.number(median, 2),
    ]
    print("| " + cells.joined(separator: " | ") + " |")
  }

  private func printCauses() {
    let causes = Dictionary(grouping: missed, by: \.cause)
    for (cause, part) in causes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      print("\(part.count) × \(cause)")
    }
    let omitted = Dictionary(grouping: results.filter(\.isWithin).flatMap(\.omissions)) { $0 }
    for (name, part) in omitted.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      print("\(part.count) × within the limit without \(name)")
    }
  }

  /// The counts of all documents, each on a line with the share that is required.
  var summary: [String] {
    let drawn = results.count { $0.failure == nil }
    let within = results.count { $0.isWithin }
    return [
      "drawn: \(Self.share(drawn, results.count)) of \(results.count) documents, of 97 % required",
      "within \(Int(DocumentResult.limit)): \(Self.share(within, results.count)), of 95 % required; "
        + "\(results.count { $0.lacksInk }) lack ink",
    ]
  }

  static func share(_ part: Int, _ whole: Int) -> String {
    "\(part) (\(number(Double(part) / Double(max(whole, 1)) * 100, 1)) %)"
  }

  private static func number(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }
}
