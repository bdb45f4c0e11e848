/// The basis of the simplex method: the active rows, which hold with equality and so determine the
/// current vertex, factorized so that equations can be solved.
///
/// The rows of the basis are numbered by their positions; there are as many as variables. A change
/// of one row is stored as a replacement after the factorization (product form of the inverse),
/// until the replacements cost more than a new factorization:
///
///     rows = replacement n · … · replacement 1 · factorization
struct Basis: Sendable {
  /// A row that replaced another at its position: the new row as a combination of the previous
  /// rows.
  private struct Replacement: Sendable {
    let position: Int32
    let pivot: Double
    let entries: Range<Int>
  }

  private(set) var factors = Factorization()
  private var replacements: [Replacement] = []
  /// The coefficients of all replacements, except for their pivots.
  private var entries: [SquareMatrix.Entry] = []
  /// The numbers of the replacements by the basis position that each writes, and by the positions
  /// that each reads.
  private var writers = ReplacementIndex()
  private var readers = ReplacementIndex()
  private var work = OrderedWork()
  /// The numbers of the replacements that the current call of `solveRow` or `solveColumn` has yet
  /// to apply.
  private var queue = OrderedWork()
  /// The cost of `solveRow` and `solveColumn` since the last factorization: one for each entry of a
  /// replacement that they read, and four for each replacement.
  private var wear = 0

  /// The magnitude below which a number is treated as a rounding error.
  private static let dust = 1e-11

  var size: Int { factors.positionAt.count }

  /// Whether a new factorization is worth its cost.
  ///
  /// At least 64 replacements are required. A factorization costs about as much as visiting 64
  /// entries for each variable. A factorization is also worth its cost if there are more
  /// replacements than variables, because each replacement adds rounding errors.
  var isWorn: Bool { replacements.count >= 64 && (wear > 64 * size || replacements.count > size) }

  /// Adds a variable, and a row that consists only of this variable at the position of the same
  /// number.
  mutating func appendUnit() {
    factors.appendUnit()
    work.grow(to: size)
  }

  /// Factorizes a matrix.
  ///
  /// Returns the positions of its linearly dependent rows, each with a variable whose stay (the row
  /// `x = value`, see `Engine`) must replace the row.
  mutating func factorize(_ matrix: SquareMatrix) -> [(position: Int32, variable: Int32)] {
    factors = Factorization(matrix)
    replacements.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    writers.removeAll()
    readers.removeAll()
    wear = 0
    work.grow(to: size)
    return factors.dependent
  }

  /// Replaces the row at a position; `sum` is the new row as a combination of the current rows.
  mutating func replace(_ position: Int32, by sum: SparseVector) {
    let start = entries.count
    let number = replacements.count
    writers.add(number, at: position)
    readers.add(number, at: position)
    for index in sum.indices where index != position && abs(sum[index]) > Self.dust {
      entries.append(SquareMatrix.Entry(index: index, value: sum[index]))
      readers.add(number, at: index)
    }
    replacements.append(
      Replacement(position: position, pivot: sum[position], entries: start..<entries.count))
    queue.grow(to: replacements.count)
  }
}

// MARK: - Rows: combinations of active rows

extension Basis {
  /// Adds a term to the row that the next call of `solveRow(into:)` expresses.
  @inline(__always)
  mutating func load(_ coefficient: Double, variable: Int32) {
    work.add(coefficient, at: Int(factors.placeOfVariable[Int(variable)]))
  }

  /// Writes the coefficients that express the loaded row as a combination of the active rows.
  ///
  /// Visits the places of `Factorization` from the last to the first, because a variable depends
  /// only on earlier places.
  mutating func solveRow(into result: inout SparseVector) {
    result.clear()
    result.grow(to: size)
    sweepDown(factors.middle.upperBound..<size, into: &result)
    solveMiddleRow(into: &result)
    sweepDown(0..<factors.middle.lowerBound, into: &result)
    doReplacements(in: &result)
  }

  /// Converts coefficients of the factorized rows into coefficients of the current rows.
  private mutating func doReplacements(in result: inout SparseVector) {
    if replacements.isEmpty { return }
    for position in result.indices where result[position] != 0 {
      writers.forEach(at: position) { queue.add(1, at: $0) }
    }
    var next = 0
    while let (number, _) = queue.takeFirst(from: next, below: replacements.count) {
      next = number + 1
      let replacement = replacements[number]
      let before = result[replacement.position]
      if before == 0 { continue }
      wear += 4 + replacement.entries.count
      let share = before / replacement.pivot
      result.set(share, at: replacement.position)
      for place in replacement.entries {
        let entry = entries[place]
        let old = result[entry.index]
        let value = old - share * entry.value
        result.set(abs(value) < Self.dust ? 0 : value, at: entry.index)
        // If the coefficient was not zero before, the replacements that write its position are in
        // the queue already.
        if old == 0 { writers.forEach(at: entry.index, from: next) { queue.add(1, at: $0) } }
      }
    }
  }

  private mutating func sweepDown(_ range: Range<Int>, into result: inout SparseVector) {
    while let (place, value) = work.takeLast(from: range.lowerBound, below: range.upperBound) {
      if abs(value) < Self.dust { continue }
      let share = value / factors.pivots[place]
      result.set(share, at: factors.positionAt[place])
      factors.needs.forEach(in: place) { work.add(-share * $0.value, at: Int($0.index)) }
    }
  }

  /// Solves the part of the equations that belongs to the nucleus (see `Elimination`).
  ///
  /// The coefficients of the nucleus's rows are known only after the elimination steps are undone;
  /// then the coefficients are passed on to the earlier places.
  private mutating func solveMiddleRow(into result: inout SparseVector) {
    let middle = factors.middle
    var shares: [Double] = []
    while let (place, value) = work.takeLast(from: middle.lowerBound, below: middle.upperBound) {
      if abs(value) < Self.dust { continue }
      if shares.isEmpty { shares = [Double](repeating: 0, count: middle.count) }
      let share = value / factors.pivots[place]
      shares[place - middle.lowerBound] = share
      pass(-share, from: place, within: middle)
    }
    if shares.isEmpty { return }
    for step in factors.steps.reversed() {
      let value = shares[Int(step.row) - middle.lowerBound]
      if value != 0 { shares[Int(step.pivotRow) - middle.lowerBound] -= step.factor * value }
    }
    for (offset, share) in shares.enumerated() where abs(share) > Self.dust {
      let place = middle.lowerBound + offset
      result.set(share, at: factors.positionAt[place])
      pass(-share, from: place, within: 0..<middle.lowerBound)
    }
  }

  private mutating func pass(_ share: Double, from place: Int, within range: Range<Int>) {
    for index in factors.needs.range(place) {
      let entry = factors.needs.entries[index]
      if range.contains(Int(entry.index)) {
        work.add(share * entry.value, at: Int(entry.index))
      }
    }
  }
}

// MARK: - Columns: movements of variables

extension Basis {
  /// Writes the movement of each variable if the right sides of the active rows change by the
  /// values in `change`.
  ///
  /// Clears `change`. Visits places from the first to the last.
  mutating func solveColumn(_ change: inout SparseVector, into result: inout SparseVector) {
    undoReplacements(in: &change)
    for position in change.indices where change[position] != 0 {
      work.add(change[position], at: Int(factors.placeOfPosition[Int(position)]))
    }
    change.clear()
    result.clear()
    result.grow(to: size)
    let middle = factors.middle
    sweepUp(0..<middle.lowerBound, into: &result)
    eliminateMiddle()
    sweepUp(middle, into: &result)
    sweepUp(middle.upperBound..<size, into: &result)
  }

  private mutating func undoReplacements(in change: inout SparseVector) {
    if replacements.isEmpty { return }
    for position in change.indices where change[position] != 0 {
      readers.forEach(at: position) { queue.add(1, at: $0) }
    }
    var end = replacements.count
    while let (number, _) = queue.takeLast(from: 0, below: end) {
      end = number
      let replacement = replacements[number]
      wear += 4 + replacement.entries.count
      let old = change[replacement.position]
      var value = old
      for place in replacement.entries {
        value -= entries[place].value * change[entries[place].index]
      }
      if value == 0 && old == 0 { continue }
      value /= replacement.pivot
      change.set(abs(value) < Self.dust ? 0 : value, at: replacement.position)
      // If the value was not zero before, the replacements that read its position are in the queue
      // already.
      if old == 0 {
        readers.forEach(at: replacement.position, below: number) { queue.add(1, at: $0) }
      }
    }
  }

  private mutating func sweepUp(_ range: Range<Int>, into result: inout SparseVector) {
    while let (place, value) = work.takeFirst(from: range.lowerBound, below: range.upperBound) {
      if abs(value) < Self.dust { continue }
      let amount = value / factors.pivots[place]
      result.set(amount, at: factors.variableAt[place])
      factors.uses.forEach(in: place) { work.add(-amount * $0.value, at: Int($0.index)) }
    }
  }

  private mutating func eliminateMiddle() {
    let middle = factors.middle
    if !middle.contains(where: { work.values[$0] != 0 }) { return }
    for step in factors.steps {
      let value = work.values[Int(step.pivotRow)]
      if value != 0 { work.add(-step.factor * value, at: Int(step.row)) }
    }
  }
}
