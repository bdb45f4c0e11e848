import LayoutCore

/// The changes of the order of a table's sections and rows, derived from the matched rows.
///
/// ```
/// golden   row [0,0] Ada     row [0,1] Bob     row [1,0] Cyd
/// now      row [0,0] Bob     row [1,0] Cyd                       Ada vanished; Bob only shifted
/// now      row [0,0] Cyd     row [1,0] Ada     row [1,1] Bob     sections 0 and 1 swapped
/// ```
struct TableRows {
  /// The changes of the table itself: sections that were inserted, deleted or changed places, and
  /// runs of rows that moved.
  private(set) var changes: [ViewChange.Property] = []
  /// The changes of single rows that moved, by the index of the row in `ViewMatching.pairs`.
  private(set) var moves: [Int: ViewChange.Property] = [:]

  /// A row that both layouts contain.
  private struct Row {
    let index: Int
    let from: TablePlace
    let to: TablePlace
  }

  private let rows: [Row]
  /// The former number of each section that existed in the golden.
  private var formers: [Int: Int] = [:]

  /// Derives the changes; there are none if the views are not rows of a table.
  init(_ matching: ViewMatching, edges: TableEdges) {
    rows = matching.pairs.enumerated().compactMap { index, pair in
      guard let from = pair.golden.place, let to = pair.actual.place, from.kind == .row,
        to.kind == .row
      else { return nil }
      return Row(index: index, from: from, to: to)
    }
    formers = Self.formers(rows)
    addSections(matching, edges)
    if !rows.isEmpty {
      addSectionMoves()
      addRowMoves()
    }
  }

  /// Returns, for each section, the golden's section that contained most of its rows, or its own
  /// number if any of its rows stayed.
  ///
  /// Each section of the golden is used only once.
  private static func formers(_ rows: [Row]) -> [Int: Int] {
    let routes = rows.grouped { [$0.from.section, $0.to.section] }
    var formers: [Int: Int] = [:]
    var known = Set<Int>()
    func rank(_ route: (offset: Int, element: [Row])) -> (Int, Int, Int) {
      let isSame = route.element[0].from.section == route.element[0].to.section
      return (isSame ? 0 : 1, -route.element.count, route.offset)
    }
    for route in routes.enumerated().sorted(by: { rank($0) < rank($1) }).map(\.element) {
      let (from, to) = (route[0].from.section, route[0].to.section)
      if known.contains(from) || formers[to] != nil { continue }
      formers[to] = from
      known.insert(from)
    }
    return formers
  }

  /// Adds the changes for inserted and deleted sections, that is, for sections that have no row in
  /// one of the layouts.
  private mutating func addSections(_ matching: ViewMatching, _ edges: TableEdges) {
    let come = matching.appeared.filter { !edges.cameIntoView($0) }.rowsBySection
    for section in come.keys.sorted() where formers[section] == nil && !rows.isEmpty {
      changes.append(ViewChange.Property(.sections, golden: "none", actual: "\(section)"))
    }
    let gone = matching.vanished.filter { !edges.wentOutOfView($0) }.rowsBySection
    for section in gone.keys.sorted()
    where !formers.values.contains(section) && !rows.isEmpty {
      changes.append(ViewChange.Property(.sections, golden: "\(section)", actual: "none"))
    }
  }

  private mutating func addSectionMoves() {
    let sections = formers.keys.sorted()
    let kept = Set(sections.longestIncreasingRun { formers[$0] ?? 0 })
    let moved = sections.filter { !kept.contains($0) }
    let changed = sections.filter { formers[$0] != $0 }
    if moved.count == 1, changed.count == 2, formers[changed[0]] == changed[1],
      formers[changed[1]] == changed[0]
    {
      changes.append(
        ViewChange.Property(
          .sections, golden: "\(changed[0]), \(changed[1])",
          actual: "\(changed[1]), \(changed[0])"))
      return
    }
    for section in moved {
      guard let former = formers[section] else { continue }
      changes.append(ViewChange.Property(.sections, golden: "\(former)", actual: "\(section)"))
    }
  }

  private mutating func addRowMoves() {
    let stayed = rows.filter { formers[$0.to.section] == $0.from.section }
    let kept = Set(
      stayed.grouped { $0.to.section }
        .flatMap { $0.sorted { $0.to < $1.to }.longestIncreasingRun { $0.from.item } }
        .map(\.index))
    if let (one, other) = Self.swapped(stayed) {
      return changes.append(
        ViewChange.Property(.rows, golden: one.from.indexPath, actual: other.from.indexPath))
    }
    let moved = rows.filter { !kept.contains($0.index) && $0.from != $0.to }
      .sorted { $0.to < $1.to }
    for run in Self.runs(moved) { add(run) }
  }

  /// Returns the two rows that swapped places, if no other row moved and there are rows between
  /// them; otherwise nil.
  private static func swapped(_ rows: [Row]) -> (Row, Row)? {
    let moved = rows.filter { $0.from != $0.to }.sorted { $0.from < $1.from }
    guard moved.count == 2, moved[0].from == moved[1].to, moved[1].from == moved[0].to,
      !moved[1].from.follows(moved[0].from)
    else { return nil }
    return (moved[0], moved[1])
  }

  private mutating func add(_ run: [Row]) {
    guard let first = run.first, let last = run.last else { return }
    if run.count == 1 {
      moves[first.index] = ViewChange.Property(
        .place, golden: "row \(first.from.indexPath)", actual: "row \(first.to.indexPath)")
      return
    }
    changes.append(
      ViewChange.Property(
        .rows, golden: "\(first.from.indexPath)–\(last.from.indexPath)",
        actual: "\(first.to.indexPath)–\(last.to.indexPath)"))
  }

  /// Divides the rows into runs that were consecutive in the golden and are consecutive now.
  private static func runs(_ rows: [Row]) -> [[Row]] {
    rows.reduce(into: []) { runs, row in
      if let last = runs.last?.last, row.to.follows(last.to), row.from.follows(last.from) {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
  }
}

extension [LayoutRecord.View] {
  /// The number of rows in each section.
  fileprivate var rowsBySection: [Int: Int] {
    reduce(into: [:]) { counts, view in
      if let place = view.place, place.kind == .row { counts[place.section, default: 0] += 1 }
    }
  }
}
