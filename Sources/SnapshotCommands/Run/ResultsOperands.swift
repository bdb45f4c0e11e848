import Foundation
import SnapshotCore

/// Folders of results by their paths.
enum ResultsOperands {
  /// Finds the results in folders, each once; a folder may hold those of several shards.
  ///
  /// - Parameter paths: the folders.
  /// - Returns: in the order of the parameter, then of their paths.
  /// - Throws: for a folder without results.
  static func folders(_ paths: [String]) throws(NoResults) -> [ResultsFolder] {
    var folders: [ResultsFolder] = []
    for path in paths {
      let found = ResultsFolder.found(in: URL(fileURLWithPath: path, isDirectory: true))
      if found.isEmpty { throw NoResults(path: path) }
      folders += found.filter { !folders.contains($0) }
    }
    return folders
  }
}

extension ResultsFolder {
  /// Returns whether a path is this folder's.
  func isNamed(_ path: String) -> Bool {
    ResultsFolder(root: URL(fileURLWithPath: path, isDirectory: true)) == self
  }
}
