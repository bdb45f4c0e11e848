import Basics
public import Foundation

/// The goldens that one process verified, the place of each assertion, and the goldens that it
/// wrote.
///
/// A process has one ledger. Two places in the code that request the same golden are an error,
/// whatever the order; the same place may request it again, as when a test is repeated or retried.
/// Goldens that this run wrote stay known, so that a retry does not turn a recording into a
/// success.
public final class RunLedger: Sendable {
  private struct Page {
    let entry: Manifest.Entry
    let file: URL
    var recorded: (digest: Digest, change: Verdict.Recording.Change)?
  }

  /// The names in the folders that goldens were written to.
  let folders = FolderNames()
  /// The folder that all machines of a run have in common.
  package let base: URL
  /// The beginning of paths below it.
  private let prefix: String
  private let pages = Mutex<[String: Page]>([:])

  /// Opens a ledger.
  ///
  /// - Parameter base: the folder that all machines of a run have in common, such as the package's;
  ///   stores are named by their path below it.
  public init(base: URL) {
    self.base = base.standardizedFileURL
    prefix = Self.prefix(of: base)
  }

  /// Every golden that was requested, in order.
  public var entries: [Manifest.Entry] {
    pages.withLock { $0.values.map(\.entry) }.sorted()
  }

  /// The folders of the goldens that were requested.
  var goldenFolders: Set<URL> {
    pages.withLock { Set($0.values.map { $0.file.deletingLastPathComponent() }) }
  }

  /// Records a request for a golden.
  ///
  /// - Parameters:
  ///   - location: the golden.
  ///   - store: its store.
  ///   - owner: the caller, such as `MarkersTests.swift:12 argument 3`.
  /// - Throws: `SnapshotError.collision` when somebody else requested it, or for a name that
  ///   differs in case only.
  func claim(
    _ location: GoldenLocation, in store: GoldenStore, by owner: String
  ) throws(SnapshotError) {
    let entry = Manifest.Entry(store: path(of: store), name: location.name, owner: owner)
    let key = key(of: location, in: store)
    // Looked up and noted in one step: of two tests that request it at once one must see the other.
    let other = pages.withLock { pages -> Manifest.Entry? in
      if let page = pages[key] { return page.entry }
      pages[key] = Page(entry: entry, file: location.url)
      return nil
    }
    guard let other, other != entry else { return }
    throw .collision(location.name, owner: owner, other: other.name, otherOwner: other.owner)
  }

  /// Records that a golden was written.
  func record(
    _ location: GoldenLocation, in store: GoldenStore, digest: Digest,
    change: Verdict.Recording.Change
  ) {
    let key = key(of: location, in: store)
    pages.withLock { $0[key]?.recorded = (digest, change) }
  }

  /// Returns the data that this run wrote for a golden, if any.
  func recording(
    of location: GoldenLocation, in store: GoldenStore
  ) -> (digest: Digest, change: Verdict.Recording.Change)? {
    let key = key(of: location, in: store)
    return pages.withLock { $0[key]?.recorded }
  }

  /// The path of a store below the base; its whole path where it is elsewhere.
  public func path(of store: GoldenStore) -> String { Self.path(of: store.root, after: prefix) }

  /// The path of a golden, its store's included.
  func path(of name: GoldenName, in store: GoldenStore) -> String {
    name.path(inStore: path(of: store))
  }

  /// The path of a file below the run's base; its whole path where it is elsewhere.
  public func path(ofFile path: String) -> String {
    Self.path(of: URL(fileURLWithPath: path).standardizedFileURL, after: prefix)
  }

  /// The path of a file below a folder; its whole path where it is elsewhere.
  package static func path(of file: URL, below base: URL) -> String {
    path(of: file, after: prefix(of: base))
  }

  private static func path(of file: URL, after prefix: String) -> String {
    let path = file.path
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private static func prefix(of base: URL) -> String { base.standardizedFileURL.path + "/" }

  /// By the file, since one store may be in another.
  private func key(of location: GoldenLocation, in store: GoldenStore) -> String {
    GoldenNameRules.withoutCase("\(store.root.path)/\(location.name.path)")
  }
}
