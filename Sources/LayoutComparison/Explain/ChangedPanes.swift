/// The panes (see `RecordedLayout`) of a picture in which a cause changed something, and a common
/// name for them.
package struct ChangedPanes: Sendable, Hashable, Codable {
  /// A common name for several panes, such as “in all panes”.
  package enum Extent: Sendable, Hashable, Codable {
    /// The only pane of the picture, which needs no name.
    case only
    /// All panes that both pictures show.
    case everywhere
    /// All panes with this description, and no others: `landscape`, `dark iPhone SE`.
    case sharing(String)
    /// Some panes by their short names, and the number of further panes.
    case named([String], rest: Int)
  }

  /// The results in a group of panes, for a cause whose results differ between panes.
  package struct Part: Sendable, Hashable, Codable {
    /// The panes that changed: all, or some by name.
    package let extent: Extent
    /// The elements that the cause's trigger concerns; nil if they are the same in all panes.
    package let elements: ElementGroup?
    /// The content size in the golden and in the new picture; empty if it did not change.
    package let contentSizes: [[Double]]
    /// The changes of elements in these panes that are results of the cause.
    package let effects: [Cause.Effect]
  }

  /// The names of the changed panes; empty if the picture has only one pane.
  package let names: [String]
  /// The common name of the panes.
  package let extent: Extent
  /// The results of the cause in groups of panes, at most eight groups; empty if the results are
  /// the same in all panes.
  package let parts: [Part]
  /// The total number of parts, including those left out of `parts`.
  package let partCount: Int

  /// The value for a picture with only one pane.
  package static let only = ChangedPanes([], .only)

  /// The maximum number of parts kept.
  ///
  /// More parts would be too many to read, and would enlarge the records of a run.
  private static let partLimit = 8

  init(_ names: [String], _ extent: Extent, parts: [Part] = []) {
    self.names = names
    self.extent = extent
    self.parts = Array(parts.prefix(Self.partLimit))
    partCount = parts.count
  }
}

extension ChangedPanes {
  /// The results of the groups of panes, one line for each.
  package var details: [String] {
    let rest = partCount &- parts.count
    return parts.map(\.words) + (rest > 0 ? ["and in \(Counted.text(rest, "other pane"))"] : [])
  }
}

extension ChangedPanes.Extent {
  /// The prefix of the message, such as `in all panes: `; empty if the extent needs no name.
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
