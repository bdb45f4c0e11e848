/// The panes of a picture (the layouts that it shows) in which a cause changed something, and a
/// common name for them.
package struct ChangedPanes: Sendable, Hashable, Codable {
  /// A name for the layouts of a picture in which a cause changed something, such as “in all
  /// panes”.
  package enum Extent: Sendable, Hashable, Codable {
    /// The only layout in the picture, which needs no name.
    case only
    /// All layouts that both pictures show.
    case everywhere
    /// All layouts in the picture with this description, and no others: `landscape`, `dark iPhone
    /// SE`.
    case sharing(String)
    /// Some layouts in the picture by their short names, and the number of further ones.
    case named([String], rest: Int)
  }

  /// The results in several layouts of a picture, for a cause whose results differ between layouts.
  package struct Part: Sendable, Hashable, Codable {
    /// The name of the layouts with these results.
    package let extent: Extent
    /// The elements whose change is the cause; nil if they are the same in all layouts of the
    /// picture, or if the cause is not a change of elements.
    package let elements: ElementGroup?
    /// The content size in the golden and in the new picture; empty if its change is not the cause,
    /// or is the same in all layouts of the picture.
    package let contentSizes: [[Double]]
    /// The changes of elements in these layouts that are results of the cause.
    package let effects: [Cause.Effect]
  }

  /// The names of the changed layouts; empty if the picture shows only one layout.
  package let names: [String]
  /// The name of the changed layouts in messages.
  package let extent: Extent
  /// The results of the cause in groups of layouts, at most eight groups; empty if the results are
  /// the same in all layouts of the picture.
  package let parts: [Part]
  /// The total number of groups, including those left out of `parts`.
  package let partCount: Int

  /// The value for a picture with only one layout.
  package static let only = ChangedPanes([], .only)

  /// The maximum number of groups of layouts that are stored.
  ///
  /// More groups would be too many to read, and would enlarge the records of a run.
  private static let partLimit = 8

  init(_ names: [String], _ extent: Extent, parts: [Part] = []) {
    self.names = names
    self.extent = extent
    self.parts = Array(parts.prefix(Self.partLimit))
    partCount = parts.count
  }
}

extension ChangedPanes {
  /// The results in each group of layouts, one line for each.
  package var details: [String] {
    let rest = partCount &- parts.count
    return parts.map(\.words) + (rest > 0 ? ["and in \(Counted.text(rest, "other pane"))"] : [])
  }
}

extension ChangedPanes.Extent {
  /// The prefix of the message, such as `in all panes: `; empty if the picture shows only one
  /// layout.
  package var prefix: String { words.isEmpty ? "" : "\(words): " }

  private var words: String {
    switch self {
    case .only: ""
    case .everywhere: "in all panes"
    case .sharing(let words): words
    case .named(let names, let rest):
      names.joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more pane\(rest == 1 ? "" : "s")" : "")
    }
  }
}

extension ChangedPanes.Part {
  fileprivate var words: String {
    let effects = effects.isEmpty ? [] : [Cause.sentence(effects)]
    let sizes =
      contentSizes.count == 2
      ? [Points.change(contentSizes[0], contentSizes[1], separator: "×")] : []
    return extent.prefix
      + (sizes + [elements?.names].compactMap(\.self) + effects).joined(separator: "; ")
  }
}
