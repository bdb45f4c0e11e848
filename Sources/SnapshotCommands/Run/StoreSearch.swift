import Foundation
import RasterPNG
import SnapshotCore

/// The stores in which a run's orphans may be.
struct StoreSearch {
  private let workplace: CommandContext
  private let named: [GoldenStore]

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - workplace: the package.
  ///   - paths: stores that were named in addition to those that the run queried.
  init(_ workplace: CommandContext, named paths: [String]) {
    self.workplace = workplace
    named = paths.map { GoldenStore(root: URL(fileURLWithPath: $0, isDirectory: true)) }
  }

  /// Returns the stores that the run queried, those that were named, and, when tests ran, those
  /// beside every test file, which may be deleted since.
  func stores(of run: CompleteRun) -> [GoldenStore] {
    let asked = stores(askedBy: run)
    let ofTests = asked.contains { $0.isBesideTest } ? storesBesideTests() : []
    // What results name outside the package is not looked into, since they may be of another
    // machine.
    let all = Set(asked.filter { workplace.contains($0.root) } + named + ofTests)
    return all.sorted { $0.root.path < $1.root.path }
  }

  /// Stores of the run outside of the package, which are searched only if the user names them.
  func outside(of run: CompleteRun) -> [String] {
    stores(askedBy: run).filter { !workplace.contains($0.root) && !named.contains($0) }
      .map(\.root.path)
  }

  private func stores(askedBy run: CompleteRun) -> [GoldenStore] {
    Set(run.entries.map(\.store)).sorted().map(workplace.store(named:))
  }

  /// Every `__Snapshots__/<test file>` of the package; packages inside it have runs of their own.
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
  /// Whether it is the store of a test file.
  var isBesideTest: Bool {
    root.deletingLastPathComponent().lastPathComponent == Self.folderBesideTests
  }
}
