import Basics
package import Foundation

/// The goldens that one process requested, with the owner of each request, and the goldens that it
/// recorded.
///
/// A process has one ledger. It is an error if two owners request the same golden; the same owner
/// may request it again, for instance when a test is repeated or retried. The ledger keeps the
/// goldens that this run recorded, so that a retried test does not pass only because the first
/// attempt recorded the golden.
package final class RunLedger: Sendable {
  private struct Page {
    let entry: Manifest.Entry
    let file: URL
    var recorded: (digest: Digest, change: Verdict.Recording.Change)?
  }

  /// The cache of the names in the folders of written goldens.
  let folders = FolderNames()
  /// The folder to which the paths of goldens' folders are relative.
  package let base: URL
  /// The prefix of absolute paths inside the base folder.
  private let prefix: String
  private let pages = Mutex<[String: Page]>([:])

  /// Makes an empty list of goldens.
  ///
  /// - Parameter base: the folder to which the paths of goldens' folders are relative, such as the
  ///   package's, so that the paths are the same on every machine.
  package init(base: URL) {
    self.base = base.standardizedFileURL
    prefix = Self.prefix(of: base)
  }

  /// Every requested golden, in order.
  package var entries: [Manifest.Entry] {
    pages.withLock { $0.values.map(\.entry) }.sorted()
  }

  /// The folders of the requested goldens.
  var goldenFolders: Set<URL> {
    pages.withLock { Set($0.values.map { $0.file.deletingLastPathComponent() }) }
  }

  /// Records a request for a golden.
  ///
  /// - Parameters:
  ///   - location: the location of the golden.
  ///   - store: the folder of goldens that contains the golden.
  ///   - owner: the caller, such as `MarkersTests.swift:12 argument 3`.
  /// - Throws: `SnapshotError.collision` if a different owner requested the golden, or if another
  ///   golden's name differs only in case.
  func claim(
    _ location: GoldenLocation, in store: GoldenStore, by owner: String
  ) throws(SnapshotError) {
    let entry = Manifest.Entry(store: path(of: store), name: location.name, owner: owner)
    let key = key(of: location, in: store)
    // The lock is held from looking up a request until adding it, so that the second of two
    // concurrent requests finds the first.
    let other = pages.withLock { pages -> Manifest.Entry? in
      if let page = pages[key] { return page.entry }
      pages[key] = Page(entry: entry, file: location.url)
      return nil
    }
    guard let other, other != entry else { return }
    throw .collision(location.name, owner: owner, other: other.name, otherOwner: other.owner)
  }

  /// Records that a golden was written, or that its bytes were already the same.
  func record(
    _ location: GoldenLocation, in store: GoldenStore, digest: Digest,
    change: Verdict.Recording.Change
  ) {
    let key = key(of: location, in: store)
    pages.withLock { $0[key]?.recorded = (digest, change) }
  }

  /// Returns the digest and the kind of change if this run recorded the golden; otherwise nil.
  func recording(
    of location: GoldenLocation, in store: GoldenStore
  ) -> (digest: Digest, change: Verdict.Recording.Change)? {
    let key = key(of: location, in: store)
    return pages.withLock { $0[key]?.recorded }
  }

  /// Returns the path of a store (a folder of goldens) relative to the base folder; absolute if the
  /// store is outside it.
  package func path(of store: GoldenStore) -> String { Self.path(of: store.root, after: prefix) }

  /// Returns the path of a golden: that of its store, followed by its name.
  func path(of name: GoldenName, in store: GoldenStore) -> String {
    name.path(inStore: path(of: store))
  }

  /// Returns the path of a file relative to the base; absolute if the file is outside the base.
  package func path(ofFile path: String) -> String {
    Self.path(of: URL(fileURLWithPath: path).standardizedFileURL, after: prefix)
  }

  /// Returns the path of a file relative to a folder; absolute if the file is outside the folder.
  package static func path(of file: URL, below base: URL) -> String {
    path(of: file, after: prefix(of: base))
  }

  private static func path(of file: URL, after prefix: String) -> String {
    let path = file.path
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private static func prefix(of base: URL) -> String { base.standardizedFileURL.path + "/" }

  /// Returns a key made from the file's path, since one folder of goldens may be inside another.
  private func key(of location: GoldenLocation, in store: GoldenStore) -> String {
    GoldenNameRules.withoutCase("\(store.root.path)/\(location.name.path)")
  }
}
