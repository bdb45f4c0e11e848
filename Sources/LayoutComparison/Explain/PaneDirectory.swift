import LayoutCore

/// The panes of two pictures, and the words that distinguishes them.
///
/// A pane of a matrix is called by everything that it is: `dark · large iPhone SE (1st gen)
/// portrait`. What all panes are tells nothing, and several panes are best called by what only they
/// are:
///
/// ```
///                iPhone SE   iPhone 7
///     portrait       ▯           ▯
///     landscape      ▭           ▭      both of this row: “landscape”
/// ```
package struct PaneDirectory {
  /// More panes than these are not listed by name.
  private static let nameLimit = 3
  /// The most characters of a name: one from a file must not fill the line.
  private static let lengthLimit = 60
  /// Axes beyond these are not combined, since that costs two to the power of their number.
  private static let facetLimit = 6

  /// The names of all panes: those of the picture now, then those of the golden alone.
  private let names: [String]
  /// The panes that both pictures show.
  private let shared: Set<String>
  /// The settings of each pane that not every other has, by its name.
  private let facets: [String: [String]]
  private let shortNames: [String: String]

  package init(golden: [RecordedLayout], actual: [RecordedLayout]) {
    let (old, new) = (Set(golden.map(\.name)), Set(actual.map(\.name)))
    let panes = (actual + golden.filter { !new.contains($0.name) })
      .grouped(by: \.name).map { $0[0] }
    names = panes.map(\.name)
    shared = old.intersection(new)
    let all = PaneFacets.list(of: panes)
    let common = all.dropFirst().reduce(Set(all.first?.words ?? [])) { $0.intersection($1.words) }
    let telling = all.map { $0.without(common) }
    facets = Dictionary(
      zip(names, telling.map(\.words)), uniquingKeysWith: { first, _ in first })
    let counts = telling.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    // A short name that two panes have, or that says nothing, is none.
    let short = zip(names, telling).map { name, facets in
      facets.name.isEmpty || counts[facets.name] != 1 ? name : facets.name
    }
    shortNames = Dictionary(zip(names, short), uniquingKeysWith: { first, _ in first })
  }

  /// Returns a common name of some of the panes.
  func extent(of panes: [String]) -> ChangedPanes.Extent {
    if names.count < 2 { return .only }
    let wanted = Set(panes)
    if wanted == shared && wanted.count > 1 { return .everywhere }
    if let words = sharedWords(wanted, first: panes.first ?? "") { return .sharing(words) }
    let shown = panes.prefix(Self.nameLimit).map { Self.cut(shortNames[$0] ?? $0) }
    return .named(shown, rest: panes.count - shown.count)
  }

  /// Returns the names of panes as they are kept; none if there is one pane only.
  func names(of panes: [String]) -> [String] { names.count < 2 ? [] : panes }

  /// The fewest words that are true of exactly these panes; nil if there are none.
  private func sharedWords(_ wanted: Set<String>, first: String) -> String? {
    let candidates = (facets[first] ?? []).filter { word in
      wanted.allSatisfy { facets[$0]?.contains(word) == true }
    }
    let sets = Array(candidates.prefix(Self.facetLimit)).subsets
    let words = sets.first { words in
      // What only one picture shows has changed in no other way, and needs no telling apart.
      let matching = shared.union(wanted).filter { name in
        words.allSatisfy { facets[name]?.contains($0) == true }
      }
      return matching.count == wanted.count
    }
    return words.map { Self.cut($0.joined(separator: " ")) }
  }

  private static func cut(_ name: String) -> String {
    let scalars = name.unicodeScalars
    return scalars.count <= lengthLimit
      ? name : String(String.UnicodeScalarView(scalars.prefix(lengthLimit - 1))) + "…"
  }
}

extension [String] {
  /// All choices of the words but none, the smallest first, each in order.
  fileprivate var subsets: [[String]] {
    let choices = (1..<(1 << count)).map { bits in
      indices.filter { bits & (1 << $0) != 0 }.map { self[$0] }
    }
    return choices.enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }
}
