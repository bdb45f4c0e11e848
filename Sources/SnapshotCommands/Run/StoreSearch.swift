import Foundation
import RasterPNG
import SnapshotCore

/// The stores (folders of goldens) that may contain orphans, that is, goldens that no test of a run
/// requested.
struct StoreSearch {
  private let workplace: CommandContext
  private let named: [GoldenStore]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - workplace: the package.
  ///   - paths: folders of goldens that the user named, in addition to those that the run used.
  init(_ workplace: CommandContext, named paths: [String]) {
    self.workplace = workplace
    named = paths.map { GoldenStore(root: URL(fileURLWithPath: $0, isDirectory: true)) }
  }

  /// Returns the stores (folders of goldens) in the package that the run used, and those that the
  /// user named.
  ///
  /// If the run used a store beside a test file, the result also contains the stores beside all
  /// other test files, since the file that used a store may have been deleted.
  func stores(of run: CompleteRun) -> [GoldenStore] {
    let asked = stores(askedBy: run)
    let ofTests = asked.contains { $0.isBesideTest } ? storesBesideTests() : []
    // The results may come from another machine, so a folder outside the package is searched only
    // if the user named it.
    let all = Set(asked.filter { workplace.contains($0.root) } + named + ofTests)
    return all.sorted { $0.root.path < $1.root.path }
  }

  /// Returns the run's folders of goldens outside the package that the user did not name, so that
  /// they are not searched.
  func outside(of run: CompleteRun) -> [String] {
    stores(askedBy: run).filter { !workplace.contains($0.root) && !named.contains($0) }
      .map(\.root.path)
  }

  private func stores(askedBy run: CompleteRun) -> [GoldenStore] {
    Set(run.entries.map(\.store)).sorted().map(workplace.store(named:))
  }

  /// Returns every `__Snapshots__/<test file>` of the package.
  ///
  /// Nested packages are left out because they have their own runs.
  private func storesBesideTests() -> [GoldenStore] {
    folders(in: workplace.base).filter { $0.lastPathComponent == GoldenStore.folderBesideTests }
      .flatMap { Folder($0).folders }.map { GoldenStore(root: $0) }
  }

  private func folders(in folder: URL) -> [URL] {
    Folder(folder).folders.flatMap { child -> [URL] in
      let manifest = child.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return [] }
      return [child] + folders(in: child)
    }
  }
}

extension GoldenStore {
  /// Whether this is the folder of a test file's goldens, which is in `__Snapshots__`.
  var isBesideTest: Bool {
    root.deletingLastPathComponent().lastPathComponent == Self.folderBesideTests
  }
}
