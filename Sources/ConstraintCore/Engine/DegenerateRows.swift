/// The active rows that can leave the basis without cost, and those of them that `Engine.settle()`
/// may still use.
///
/// A position of the basis is *neutral* if its row can leave without cost. A position is *closed*
/// at the first variable, in the order of settling, that would move away from its reference value
/// if the row left. Later changes reopen only the positions that they affect.
struct DegenerateRows: Sendable {
  /// The directions in which the row at each position can leave without cost: 1 for upwards, 2 for
  /// downwards, 3 for both, 0 for neither.
  private var ways: [UInt8] = []
  private var isOpen: [Bool] = []
  /// The variable at which each position was closed; −1 if there is none.
  private var closings: [Int32] = []
  /// For each variable, a doubly linked list of the positions closed at the variable.
  ///
  /// `firsts` is indexed by variable, `nexts` and `previous` by position; −1 is the end of a list.
  private var firsts: [Int32] = []
  private var nexts: [Int32] = []
  private var previous: [Int32] = []
  /// All open positions, and possibly some that have been closed since.
  private var candidates: [Int32] = []
  private(set) var openCount = 0
  private(set) var neutralCount = 0
  /// The number of times that any position was opened.
  private(set) var openings = 0

  /// The open positions, in ascending order.
  var openPositions: [Int32] {
    mutating get {
      candidates = candidates.filter { isOpen[Int($0)] }.sorted()
      return candidates
    }
  }

  mutating func addPosition() {
    ways.append(0)
    isOpen.append(false)
    closings.append(-1)
    firsts.append(-1)
    nexts.append(-1)
    previous.append(-1)
  }

  /// Returns the variable at which a position was closed; −1 if there is none.
  func closing(_ position: Int32) -> Int32 { closings[Int(position)] }

  /// Resets all positions to neither neutral nor closed.
  mutating func reset() {
    let count = ways.count
    self = Self()
    for _ in 0..<count { addPosition() }
  }

  @inline(__always)
  func contains(_ position: Int32) -> Bool { isOpen[Int(position)] }

  @inline(__always)
  func contains(_ position: Int32, _ way: ReducedCostSign.Direction) -> Bool {
    isOpen[Int(position)] && ways[Int(position)] & (way == .up ? 1 : 2) != 0
  }

  /// Records the reduced cost's sign at a position.
  ///
  /// If the sign has changed, the position is opened if the sign is neutral now, and closed
  /// otherwise.
  mutating func note(_ reducedCostSign: ReducedCostSign, at position: Int32) {
    var value: UInt8 = 0
    if case .neutral(let up, let down) = reducedCostSign { value = (up ? 1 : 0) | (down ? 2 : 0) }
    let index = Int(position)
    if ways[index] == value { return }
    neutralCount += (value == 0 ? 0 : 1) - (ways[index] == 0 ? 0 : 1)
    ways[index] = value
    if value == 0 { close(position, at: -1) } else { open(position) }
  }

  /// Opens a position if its row can leave the basis without cost.
  mutating func open(_ position: Int32) {
    let index = Int(position)
    if ways[index] == 0 || isOpen[index] { return }
    isOpen[index] = true
    openCount += 1
    openings += 1
    candidates.append(position)
  }

  /// Opens the positions that were closed at a variable that has moved, because the variable may no
  /// longer block their rows.
  mutating func reopen(closedAt variable: Int32) {
    while case let position = firsts[Int(variable)], position >= 0 {
      setClosing(-1, of: position)
      open(position)
    }
  }

  mutating func close(_ position: Int32, at variable: Int32) {
    let index = Int(position)
    setClosing(variable, of: position)
    if !isOpen[index] { return }
    isOpen[index] = false
    openCount -= 1
    if openCount == 0 { candidates.removeAll(keepingCapacity: true) }
  }

  private mutating func setClosing(_ variable: Int32, of position: Int32) {
    let index = Int(position)
    let old = closings[index]
    if old == variable { return }
    if old >= 0 {
      let (before, after) = (previous[index], nexts[index])
      if before >= 0 { nexts[Int(before)] = after } else { firsts[Int(old)] = after }
      if after >= 0 { previous[Int(after)] = before }
    }
    closings[index] = variable
    if variable < 0 { return }
    let first = firsts[Int(variable)]
    nexts[index] = first
    previous[index] = -1
    if first >= 0 { previous[Int(first)] = position }
    firsts[Int(variable)] = position
  }

  mutating func closeAll() {
    for position in openPositions { close(position, at: -1) }
  }
}
