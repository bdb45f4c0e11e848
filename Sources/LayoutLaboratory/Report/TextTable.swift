/// A table of words for a terminal: the first column to the left, the others to the right.
struct TextTable {
  private var rows: [[String]]
  /// The columns that hold words instead of numbers, and so are on the left.
  private let wordColumns: Set<Int>

  /// Makes a table with a row of titles.
  init(_ titles: [String], wordColumns: Set<Int> = [0]) {
    rows = [titles]
    self.wordColumns = wordColumns
  }

  /// Adds a row.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows, so many blanks to the right.
  func lines(indent: Int) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, word in
        let blanks = String(repeating: " ", count: widths[column] - word.count)
        return wordColumns.contains(column) ? word + blanks : blanks + word
      }
      let line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
      // Without blanks at the end, which editors cut off when a report is pasted.
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
