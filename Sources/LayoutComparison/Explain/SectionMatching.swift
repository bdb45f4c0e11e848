import Basics
import LayoutCore

/// A matching of the sections of two layouts in which whole sections were inserted or deleted.
///
/// ```
/// golden   0 plants   1 animals
/// now      0 new      1 plants   2 animals      plants were 0, animals were 1
/// ```
///
/// A section's number only changes by the insertions and deletions before it. Reordered sections
/// keep their numbers, and their elements are reported as moved.
struct SectionMatching {
  /// The former number of each section whose number changed.
  private let shifted: [Int: Int]
  /// The sections of the golden that have a different number now.
  private let moved: Set<Int>

  /// Matches every section with the one of the same number.
  init() {
    shifted = [:]
    moved = []
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

  /// Returns the golden's section that most elements of each section come from.
  private static func formers(
    _ pairs: [(golden: LayoutRecord.Element, actual: LayoutRecord.Element)]
  ) -> [Int: Int] {
    let routes = pairs.grouped { [$0.golden.indexPath.section, $0.actual.indexPath.section] }
    var formers: [Int: Int] = [:]
    var known: Set<Int> = []
    // Pairs of sections that share the most elements are first; ties keep their order.
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

  /// Returns the number that a section had in the golden; nil if the section is new.
  func former(of section: Int) -> Int? {
    shifted[section] ?? (moved.contains(section) ? nil : section)
  }
}
