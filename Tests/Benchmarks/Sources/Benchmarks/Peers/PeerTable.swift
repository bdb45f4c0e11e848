/// The table of all rows with their ratios, as text or as Markdown.
struct PeerTable {
  let lines: [TableLine]
  private static let head = ["", "Quarterturn", "beside", "ratio", "to reach", ""]

  /// The rows that miss their limits.
  var misses: [TableLine] { lines.filter { $0.isReached == false } }

  /// The columns aligned, with a line for each stage.
  var text: String {
    let all = [Self.head] + lines.map(\.cells)
    let widths = Self.head.indices.map { column in
      all.map { $0[column].count }.max() ?? 0
    }
    var (result, stage) = ([aligned(Self.head, widths)], "")
    for line in lines {
      if line.stage != stage { result.append("\n\(line.stage)") }
      stage = line.stage
      result.append(aligned(line.cells, widths))
    }
    return (["\(Machine.words)\n"] + result + ["", summary]).joined(separator: "\n")
  }

  /// The text of the documentation; a row in bold begins each stage.
  var markdown: String {
    var (rows, stage) = ([Self.head, Self.head.map { _ in "---" }], "")
    for line in lines {
      if line.stage != stage { rows.append(["**\(line.stage)**", "", "", "", "", ""]) }
      stage = line.stage
      rows.append(line.cells)
    }
    let table = rows.map { "| \($0.joined(separator: " | ")) |" }
    return ([Machine.words + ".", ""] + table).joined(separator: "\n")
  }

  private var summary: String {
    let measured = lines.filter { $0.isReached != nil }.count
    return
      "\(measured - misses.count) of \(measured) rows reached, \(lines.count - measured) not measured"
  }

  private func aligned(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
    var line = ("  " + padded.joined(separator: "  "))[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
