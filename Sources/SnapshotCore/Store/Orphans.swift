package import Foundation
import LayoutComparison
package import RasterPNG

/// The goldens that no test of a complete run requested.
package struct Orphans: Sendable, Hashable {
  /// The orphans, sorted by folder of goldens and then by name.
  package let goldens: [GoldenLocation]

  /// Searches for orphans.
  ///
  /// - Parameters:
  ///   - stores: the folders of goldens to search; manifests do not list a store whose tests were
  ///     all deleted.
  ///   - base: the folder to which the paths of stores in the run are relative.
  ///   - run: the requested goldens.
  package init(in stores: [GoldenStore], base: URL, run: CompleteRun) {
    // Paths of files are compared, and not names in stores, because one folder of goldens may be
    // inside another.
    let wanted = Set(run.entries.map(\.path))
    let unwanted = stores.flatMap { store in
      let path = RunLedger.path(of: store.root, below: base)
      return store.names().filter { !wanted.contains("\(path)/\($0.path)") }
        .map { store.location(of: $0) }
    }
    goldens = unwanted.grouped(by: \.url.path).map { $0[0] }
  }

  /// Deletes the orphans, and the folders that are then empty.
  ///
  /// - Throws: `FileError` if a file cannot be deleted; files that are already deleted are not
  ///   restored.
  package func delete() throws(FileError) {
    for golden in goldens {
      try WholeFile(golden.url).delete()
      // Folders are removed from the innermost outwards, but not the folder of goldens itself.
      // `rmdir` removes only empty folders.
      for depth in 1..<max(golden.name.components.count, 1) {
        let folder = (0..<depth).reduce(golden.url) { url, _ in url.deletingLastPathComponent() }
        rmdir(folder.path)
      }
    }
  }
}
