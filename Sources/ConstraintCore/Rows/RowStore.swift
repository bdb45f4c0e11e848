/// All rows with their terms, indexed by row and by variable.
///
/// All terms are in one arena. The terms of a row are adjacent; the terms of a variable are a
/// linked list, so adding or removing a row normally only touches its own terms and their
/// neighbours in the lists:
///
///     arena   │ r0: x0 x1 │ r1: x1 w1 x2 │ r2: x2 │ …
///                      └──────┘     └────────┘
struct RowStore: Sendable {
  struct Term: Sendable {
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
    var coefficient: Double
  }

  private(set) var terms: [Term] = []
  /// The first term of each variable; −1 if there is none.
  private(set) var heads: [Int32] = []
  var rows: [Row] = []
  private var freeRows: [Int32] = []
  private var abandoned = 0

  /// The number of rows in use.
  private(set) var liveCount = 0

  /// Adds a variable without terms.
  mutating func addVariable() {
    heads.append(-1)
  }

  /// Inserts a row and returns its index; the variables of its terms must be distinct.
  mutating func insert(
    _ row: Row, terms new: some Collection<(variable: Int32, coefficient: Double)>
  ) -> Int32 {
    compactIfNeeded()
    let index = freeRows.popLast() ?? Int32(rows.count)
    var row = row
    row.first = Int32(terms.count)
    row.count = Int32(new.count)
    for (variable, coefficient) in new { link(variable, coefficient, row: index) }
    if Int(index) == rows.count { rows.append(row) } else { rows[Int(index)] = row }
    liveCount += 1
    return index
  }

  /// Removes a row; its index will be reused.
  mutating func remove(_ index: Int32) {
    for place in range(of: index) { unlink(place) }
    abandoned += Int(rows[Int(index)].count)
    rows[Int(index)] = Row()
    freeRows.append(index)
    liveCount -= 1
  }

  /// Returns the range of a row's terms in the arena.
  @inline(__always)
  func range(of row: Int32) -> Range<Int> {
    let first = Int(rows[Int(row)].first)
    return first..<first + Int(rows[Int(row)].count)
  }

  private mutating func link(_ variable: Int32, _ coefficient: Double, row: Int32) {
    let place = Int32(terms.count)
    let next = heads[Int(variable)]
    terms.append(
      Term(variable: variable, row: row, next: next, previous: -1, coefficient: coefficient))
    if next >= 0 { terms[Int(next)].previous = place }
    heads[Int(variable)] = place
  }

  private mutating func unlink(_ place: Int) {
    let term = terms[place]
    if term.previous >= 0 {
      terms[Int(term.previous)].next = term.next
    } else {
      heads[Int(term.variable)] = term.next
    }
    if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
    terms[place].row = -1
  }

  /// Compacts the arena if at least half of it is unused, and at least 64 terms.
  private mutating func compactIfNeeded() {
    if abandoned < 64 || abandoned * 2 < terms.count { return }
    let old = terms
    terms.removeAll(keepingCapacity: true)
    for variable in heads.indices { heads[variable] = -1 }
    for index in rows.indices where rows[index].state != .empty {
      let range = range(of: Int32(index))
      rows[index].first = Int32(terms.count)
      for place in range { link(old[place].variable, old[place].coefficient, row: Int32(index)) }
    }
    abandoned = 0
  }
}
