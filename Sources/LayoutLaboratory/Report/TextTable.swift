/// A text table for a terminal: text columns are left-aligned, numbers right-aligned.
struct TextTable {
  private var rows: [[String]]
  /// The indices of the columns that contain text instead of numbers and are left-aligned.
  private let wordColumns: Set<Int>

  /// Makes a table with a row of titles.
  init(_ titles: [String], wordColumns: Set<Int> = [0]) {
    rows = [titles]
    self.wordColumns = wordColumns
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// Returns the rows as lines, indented by a number of spaces.
  func lines(indent: Int) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, word in
        let blanks = String(repeating: " ", count: widths[column] - word.count)
        return wordColumns.contains(column) ? word + blanks : blanks + word
      }
      let line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
      // Trailing spaces are removed because editors strip them when a report is pasted.
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
