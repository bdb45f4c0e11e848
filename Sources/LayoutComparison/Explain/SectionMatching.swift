import Basics
import LayoutCore

/// The sections of the golden, each with the same section now, if whole sections were inserted or
/// deleted.
///
/// ```
/// golden   0 plants   1 animals
/// now      0 new      1 plants   2 animals      plants were 0, animals were 1
/// ```
///
/// Only what came and went before a section explains another number; sections in another order keep
/// theirs, and their elements are reported as moved.
struct SectionMatching {
  /// The former number of each section whose number changed.
  private let shifted: [Int: Int]
  /// The sections of the golden that are under another number now.
  private let moved: Set<Int>

  /// Matches every section with the one of its number.
  init() {
    shifted = [:]
    moved = []
  }

  /// Finds out by the cells that both layouts have; headers look alike in all sections.
  init(
    _ pairs: [(golden: LayoutRecord.Element, actual: LayoutRecord.Element)],
    golden: [LayoutRecord.Element], actual: [LayoutRecord.Element]
  ) {
    let formers = Self.formers(pairs.filter { $0.actual.kind == .cell })
    let gone = Self.sections(golden).subtracting(formers.values).sorted()
    let come = Self.sections(actual).subtracting(formers.keys).sorted()
    shifted = formers.filter { section, former in
      section != former
        && section &- come.partitioningIndex { $0 >= section }
          == former &- gone.partitioningIndex { $0 >= former }
    }
    moved = Set(shifted.values)
  }

  private static func sections(_ elements: [LayoutRecord.Element]) -> Set<Int> {
    Set(elements.filter { $0.kind == .cell }.map(\.indexPath.section))
  }

  /// The section of the golden that most elements of each section come from.
  private static func formers(
    _ pairs: [(golden: LayoutRecord.Element, actual: LayoutRecord.Element)]
  ) -> [Int: Int] {
    let routes = pairs.grouped { [$0.golden.indexPath.section, $0.actual.indexPath.section] }
    var formers: [Int: Int] = [:]
    var known: Set<Int> = []
    // The widest first; of two the one that comes first.
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

  /// Returns the number of a section in the golden; nil for a new one.
  func former(of section: Int) -> Int? {
    shifted[section] ?? (moved.contains(section) ? nil : section)
  }
}
