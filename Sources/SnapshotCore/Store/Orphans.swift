package import Foundation
import LayoutComparison
package import RasterPNG

/// Goldens that a complete run requested nowhere.
package struct Orphans: Sendable, Hashable {
  /// The orphans, in order of their paths.
  package let goldens: [GoldenLocation]

  /// Looks for orphans.
  ///
  /// - Parameters:
  ///   - stores: where to look; a store whose tests are all gone is named by no manifest.
  ///   - base: the folder below which the run named its stores.
  ///   - run: the goldens that were requested.
  package init(in stores: [GoldenStore], base: URL, run: CompleteRun) {
    // By the file, since one store may be in another.
    let wanted = Set(run.entries.map(\.path))
    let unwanted = stores.flatMap { store in
      let path = RunLedger.path(of: store.root, below: base)
      return store.names().filter { !wanted.contains("\(path)/\($0.path)") }
        .map { store.location(of: $0) }
    }
    goldens = unwanted.grouped(by: \.url.path).map { $0[0] }
  }

  /// Deletes the orphans, and the folders that become empty.
  ///
  /// - Throws: the system's refusal; what was deleted before stays so.
  package func delete() throws(FileError) {
    for golden in goldens {
      try WholeFile(golden.url).delete()
      // From the innermost folder outwards; `rmdir` refuses those that hold anything, and the store
      // stays.
      for depth in 1..<max(golden.name.components.count, 1) {
        let folder = (0..<depth).reduce(golden.url) { url, _ in url.deletingLastPathComponent() }
        rmdir(folder.path)
      }
    }
  }
}
