import Basics
import LayoutCore

/// A matching of the sections of two layouts in which whole sections were inserted or deleted.
///
/// ```
/// golden   0 plants   1 animals
/// now      0 new      1 plants   2 animals      plants were 0, animals were 1
/// ```
///
/// Insertions and deletions before a section change its number. If instead whole sections changed
/// places, `order` contains their old and new numbers.
struct SectionMatching {
  /// The former number of each section whose number changed.
  private let shifted: [Int: Int]
  /// The sections of the golden that have a different number now.
  private let moved: Set<Int>
  /// The sections that changed places; nil if none did.
  let order: SectionOrder?

  /// Matches every section with the one of the same number.
  init() {
    shifted = [:]
    moved = []
    order = nil
  }

  /// Matches sections by the cells that both layouts contain.
  ///
  /// Headers are ignored, because they look alike in all sections.
  init(
    _ pairs: [(golden: LayoutRecord.Element, actual: LayoutRecord.Element)],
    golden: [LayoutRecord.Element], actual: [LayoutRecord.Element]
  ) {
    let formers = Self.formers(pairs.filter { $0.actual.kind == .cell })
    let gone = Self.sections(golden).subtracting(formers.values).sorted()
    let come = Self.sections(actual).subtracting(formers.keys).sorted()
    let shifted = formers.filter { section, former in
      section != former
        && section &- come.partitioningIndex { $0 >= section }
          == former &- gone.partitioningIndex { $0 >= former }
    }
    let isPermuted = Set(formers.keys) == Set(formers.values)
    let swapped = isPermuted ? formers.filter { $0 != $1 && shifted[$0] == nil } : [:]
    let isWhole = Self.areWhole(swapped, pairs)
    order =
      swapped.isEmpty || !isWhole
      ? nil
      : SectionOrder(
        moves: swapped.sorted { $0.key < $1.key }.map { .init(golden: $0.value, actual: $0.key) })
    self.shifted = order == nil ? shifted : shifted.merging(swapped) { one, _ in one }
    moved = Set(self.shifted.values)
  }

  /// Returns whether most cells of each section came from its former section, so that sections
  /// changed places and not single cells.
  private static func areWhole(
    _ formers: [Int: Int],
    _ pairs: [(golden: LayoutRecord.Element, actual: LayoutRecord.Element)]
  ) -> Bool {
    formers.allSatisfy { section, former in
      let own = pairs.filter { $0.actual.kind == .cell && $0.actual.indexPath.section == section }
      return own.count { $0.golden.indexPath.section == former } * 2 > own.count
    }
  }

  private static func sections(_ elements: [LayoutRecord.Element]) -> Set<Int> {
    Set(elements.filter { $0.kind == .cell }.map(\.indexPath.section))
  }

  /// Returns, for each section, the section of the golden with which it has the most elements in
  /// common; each section of the golden is used at most once.
  private static func formers(
    _ pairs: [(golden: LayoutRecord.Element, actual: LayoutRecord.Element)]
  ) -> [Int: Int] {
    let routes = pairs.grouped { [$0.golden.indexPath.section, $0.actual.indexPath.section] }
    var formers: [Int: Int] = [:]
    var known: Set<Int> = []
    // Sections with the most elements in common are paired first; if the numbers are equal, in the
    // order of the sections.
    for (_, route) in routes.enumerated().sorted(by: {
      (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset)
    }) {
      let (former, section) = (route[0].golden.indexPath.section, route[0].actual.indexPath.section)
      if known.contains(former) || formers[section] != nil { continue }
      formers[section] = former
      known.insert(former)
    }
    return formers
  }

  /// Returns the number that a section had in the golden; nil if the section is new and another one
  /// had its number.
  func former(of section: Int) -> Int? {
    shifted[section] ?? (moved.contains(section) ? nil : section)
  }
}
