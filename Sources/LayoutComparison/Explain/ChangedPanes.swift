/// The panes of a picture in which something changed, and their common name.
public struct ChangedPanes: Sendable, Hashable, Codable {
  /// The common name of several panes.
  public enum Extent: Sendable, Hashable, Codable {
    /// The picture has one pane only, which needs no name.
    case only
    /// All panes that both pictures show.
    case everywhere
    /// Exactly the panes that these words are about: `landscape`, `dark iPhone SE`.
    case sharing(String)
    /// Some panes by their short names, and the number of the others.
    case named([String], rest: Int)
  }

  /// The results in some of the panes, if they are not the same in all.
  public struct Part: Sendable, Hashable, Codable {
    /// The panes that changed: all, or some by name.
    public let extent: Extent
    /// The elements that changed of their own accord; nil if they are the same in all panes.
    public let elements: ElementGroup?
    /// The size of the content before and now, if that changed; else empty.
    public let contentSizes: [[Double]]
    /// The changes that followed.
    public let effects: [Cause.Effect]
  }

  /// The names of the panes, as the picture has them; none if it has one pane only.
  public let names: [String]
  /// The common name of the panes.
  public let extent: Extent
  /// The results by panes; empty if they are the same in all.
  public let parts: [Part]
  /// The number of all parts.
  public let partCount: Int

  /// The panes of a picture that has one only.
  package static let only = ChangedPanes([], .only)

  /// Beyond so many parts a list is no longer read; the records of a run stay small.
  private static let partLimit = 8

  init(_ names: [String], _ extent: Extent, parts: [Part] = []) {
    self.names = names
    self.extent = extent
    self.parts = Array(parts.prefix(Self.partLimit))
    partCount = parts.count
  }
}

extension ChangedPanes {
  /// The results by panes, a line for each.
  package var details: [String] {
    let rest = partCount &- parts.count
    return parts.map(\.words) + (rest > 0 ? ["and in \(Counted.text(rest, "other pane"))"] : [])
  }
}

extension ChangedPanes.Extent {
  /// The prefix of the change: `everywhere: `, or nothing.
  package var prefix: String { words.isEmpty ? "" : "\(words): " }

  private var words: String {
    switch self {
    case .only: ""
    case .everywhere: "everywhere"
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
