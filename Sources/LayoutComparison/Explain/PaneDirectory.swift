import LayoutCore

/// The panes of two pictures, that is, the layouts that they show, and the descriptions that
/// distinguish them.
///
/// The full name of a pane in a matrix lists all its settings: `dark · large iPhone SE (1st gen)
/// portrait`. A part of the name that all panes share does not distinguish them. A group of panes
/// is best named by the parts, here called facets, that occur in no other pane's name:
///
/// ```
///                iPhone SE   iPhone 7
///     portrait       ▯           ▯
///     landscape      ▭           ▭      both of this row: “landscape”
/// ```
package struct PaneDirectory {
  /// The maximum number of layouts listed by name.
  private static let nameLimit = 3
  /// The maximum length of a name, so that a long name from a file does not fill the line of a
  /// message.
  private static let lengthLimit = 60
  /// The maximum number of name parts in a common name, because the search takes exponential time.
  private static let facetLimit = 6

  /// The names of all layouts: first those in the new picture, then those only in the golden.
  private let names: [String]
  /// The names of the layouts that both pictures show.
  private let shared: Set<String>
  /// For the name of each layout, the parts of it that do not occur in the names of all layouts.
  private let facets: [String: [String]]
  private let shortNames: [String: String]

  package init(golden: [RecordedLayout], actual: [RecordedLayout]) {
    let pairing = PanePairing(golden: golden, actual: actual)
    let golden = golden.filter { !pairing.isPaired($0) }
    let old = Set(golden.map(\.name)).union(pairing.formers.keys)
    let new = Set(actual.map(\.name))
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
    // A short name is used only if it is not empty and belongs to a single layout.
    let short = zip(names, telling).map { name, facets in
      facets.name.isEmpty || counts[facets.name] != 1 ? name : facets.name
    }
    shortNames = Dictionary(zip(names, short), uniquingKeysWith: { first, _ in first })
  }

  /// Returns a common name for the layouts with these names.
  func extent(of panes: [String]) -> ChangedPanes.Extent {
    if names.count < 2 { return .only }
    let wanted = Set(panes)
    if wanted == shared && wanted.count > 1 { return .everywhere }
    if let words = sharedWords(wanted, first: panes.first ?? "") { return .sharing(words) }
    let shown = panes.prefix(Self.nameLimit).map { Self.cut(shortNames[$0] ?? $0) }
    return .named(shown, rest: panes.count - shown.count)
  }

  /// Returns the names to be stored for these layouts; empty if the picture shows only one layout.
  func names(of panes: [String]) -> [String] { names.count < 2 ? [] : panes }

  /// Returns the smallest set of name parts that the names of these layouts, and of no others,
  /// contain; nil if there is none.
  private func sharedWords(_ wanted: Set<String>, first: String) -> String? {
    let candidates = (facets[first] ?? []).filter { word in
      wanted.allSatisfy { facets[$0]?.contains(word) == true }
    }
    let sets = Array(candidates.prefix(Self.facetLimit)).subsets
    let words = sets.first { words in
      // A layout that only one of the pictures shows is ignored, because it has no other changes
      // from which it must be distinguished.
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
  /// All non-empty subsets, the smallest first, each in the order of the array.
  fileprivate var subsets: [[String]] {
    let choices = (1..<(1 << count)).map { bits in
      indices.filter { bits & (1 << $0) != 0 }.map { self[$0] }
    }
    return choices.enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }
}
