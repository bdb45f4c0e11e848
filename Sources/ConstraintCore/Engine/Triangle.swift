/// An assignment of rows to variables in which no variable depends on itself, for
/// `Engine.startAnew()`.
struct Triangle {
  private let store: RowStore
  private let isSize: [Bool]
  /// The row that determines each variable; −1 if there is none.
  private(set) var owners: [Int32]
  /// For each row, the number of its unknown variables, and the exclusive or of their indices,
  /// which is the index of the last one if only one remains.
  private var unknownCounts: [Int32]
  private var unknownMixes: [Int32]
  private var isOwner: [Bool]
  private var isMentioned: [Bool]
  private var isKnown: [Bool]
  private var known: [Int32] = []
  /// For each variable, whether some row contains only this variable.
  private var hasOwnRow: [Bool]

  init(store: RowStore, isSize: [Bool], levels: Levels) {
    self.store = store
    self.isSize = isSize
    let count = isSize.count
    owners = Array(repeating: -1, count: count)
    isMentioned = Array(repeating: false, count: count)
    isKnown = isMentioned
    hasOwnRow = isMentioned
    unknownCounts = store.rows.map(\.count)
    unknownMixes = Array(repeating: 0, count: store.rows.count)
    isOwner = Array(repeating: false, count: store.rows.count)
    for term in store.terms where term.row >= 0 {
      unknownMixes[Int(term.row)] ^= term.variable
      if store.rows[Int(term.row)].count == 1 { hasOwnRow[Int(term.variable)] = true }
    }
    choose(levels)
  }

  private mutating func choose(_ levels: Levels) {
    var bySlot = [[Int32]](repeating: [], count: levels.slotCount)
    for (index, row) in store.rows.enumerated() where row.state == .inactive {
      bySlot[Int(row.slot)].append(Int32(index))
    }
    let required = bySlot[Levels.required].filter { store.rows[Int($0)].isHard }
    for row in required { takeIfLastUnknown(row) }
    for row in required { take(row) }
    for slot in levels.order.dropFirst() {
      for row in bySlot[slot] { take(row) }
    }
  }

  private mutating func take(_ row: Int32) {
    if isOwner[Int(row)] { return }
    takeIfLastUnknown(row)
    // Inequalities are skipped, because it is not known whether they hold with equality.
    if isOwner[Int(row)] || store.rows[Int(row)].relation != .equal { return }
    if let variable = freshVariable(of: row) { own(row, variable) }
  }

  /// Returns a variable that no chosen row contains yet; among several, the one that is settled
  /// last; nil if there is none.
  ///
  /// A variable that is the only one of some row, such as an intrinsic content size, is returned
  /// only if there is no other.
  private func freshVariable(of row: Int32) -> Int32? {
    var best: Int32?
    for place in store.range(of: row) {
      let variable = store.terms[place].variable
      if isMentioned[Int(variable)] || owners[Int(variable)] >= 0 { continue }
      if let best, preference(best) > preference(variable) { continue }
      best = variable
    }
    return best
  }

  private mutating func takeIfLastUnknown(_ row: Int32) {
    if isOwner[Int(row)] || unknownCounts[Int(row)] != 1 { return }
    let variable = unknownMixes[Int(row)]
    if owners[Int(variable)] >= 0 { return }
    own(row, variable)
    learn(variable)
  }

  private mutating func own(_ row: Int32, _ variable: Int32) {
    isOwner[Int(row)] = true
    owners[Int(variable)] = row
    for place in store.range(of: row) { isMentioned[Int(store.terms[place].variable)] = true }
  }

  /// Marks a variable as known, and all variables that are determined by it.
  private mutating func learn(_ variable: Int32) {
    known = [variable]
    isKnown[Int(variable)] = true
    while let next = known.popLast() {
      var place = store.heads[Int(next)]
      while place >= 0 {
        let term = store.terms[Int(place)]
        place = term.next
        unknownCounts[Int(term.row)] -= 1
        unknownMixes[Int(term.row)] ^= next
        if unknownCounts[Int(term.row)] == 1 { follow(term.row) }
      }
    }
  }

  private mutating func follow(_ row: Int32) {
    let last = unknownMixes[Int(row)]
    if isKnown[Int(last)] { return }
    if isOwner[Int(row)] {
      if owners[Int(last)] != row { return }
    } else {
      let isFree = store.rows[Int(row)].state == .inactive && owners[Int(last)] < 0
      if !isFree || !store.rows[Int(row)].isHard { return }
      own(row, last)
    }
    isKnown[Int(last)] = true
    known.append(last)
  }

  private func preference(_ variable: Int32) -> Int {
    let count = isSize.count
    let rank = isSize[Int(variable)] ? count - 1 - Int(variable) : Int(variable) + count
    return hasOwnRow[Int(variable)] ? rank : rank + 2 * count
  }
}
