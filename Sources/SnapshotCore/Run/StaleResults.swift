import Basics
import Foundation
import RasterPNG

/// The results of an earlier run in a results folder.
struct StaleResults {
  private let folder: ResultsFolder

  init(_ folder: ResultsFolder) { self.folder = folder }

  /// Removes the existing results unless all of them belong to this run, and then calls `begin`.
  ///
  /// Only files written by runs are removed, so that no other file is lost if the user passes the
  /// wrong folder. Processes of one run that begin at the same time wait for each other, so that no
  /// process removes files that another has just written.
  func clear(
    keeping run: String, then begin: () throws(FileError) -> Void
  ) throws(FileError) {
    try Folder(folder.root).make()
    guard let lock = FolderLock(folder.root) else {
      throw FileError(path: FolderLock.file(of: folder.root).path, action: .write)
    }
    defer { lock.unlock() }
    // Temporary files are removed even if the folder has no manifest, since a process may be killed
    // before it has written one.
    WholeFile.sweep(folder.root, before: Date())
    // The manifests are read while the folder is locked; otherwise two processes that begin at the
    // same time could remove each other's files.
    let manifests = folder.files("manifest", "json")
    if !manifests.allSatisfy({ isManifest($0, of: run) }) || manifests.isEmpty {
      try remove(manifests + folder.files(ResultsFolder.verdicts, "jsonl"))
    }
    try begin()
  }

  /// Removes manifests and verdicts, and all artifacts.
  ///
  /// If there are no manifests and verdicts, no run wrote the folder, so its artifacts are kept.
  private func remove(_ files: [URL]) throws(FileError) {
    if files.isEmpty { return }
    for file in files { try WholeFile(file).delete() }
    try ArtifactFolder(root: folder.root.appendingPathComponent(ResultsFolder.artifacts))
      .removeAll()
  }

  private func isManifest(_ file: URL, of run: String) -> Bool {
    guard let data = try? WholeFile(file).read() else { return false }
    return (try? JSONDecoder().decode(Manifest.self, from: data))?.run == run
  }
}
