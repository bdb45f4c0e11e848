import Basics
import Foundation
import RasterPNG

/// The results of an earlier run in a results folder.
struct StaleResults {
  private let folder: ResultsFolder

  init(_ folder: ResultsFolder) { self.folder = folder }

  /// Removes everything that is of another run, then lets this one note that it has begun.
  ///
  /// Only files that runs write go away: somebody who names a folder by mistake loses nothing else.
  /// Processes of one run that begin together wait for each other, so that none removes what
  /// another has just begun to keep.
  func clear(
    keeping run: String, then begin: () throws(FileError) -> Void
  ) throws(FileError) {
    try Folder(folder.root).make()
    guard let lock = FolderLock(folder.root) else {
      throw FileError(path: FolderLock.file(of: folder.root).path, action: .write)
    }
    defer { lock.unlock() }
    // Here too where nothing else is: a process may be killed before it has written a manifest.
    WholeFile.sweep(folder.root, before: Date())
    // Looked at within the lock, else two processes that begin at once remove what the other began.
    let manifests = folder.files("manifest", "json")
    if !manifests.allSatisfy({ isManifest($0, of: run) }) || manifests.isEmpty {
      try remove(manifests + folder.files(ResultsFolder.verdicts, "jsonl"))
    }
    try begin()
  }

  /// Without a manifest or a verdict the folder is somebody else's, and so are the artifacts in it.
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
