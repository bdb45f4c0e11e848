import Foundation
import SnapshotCore

/// A namespace for finding the results folders named by operands.
enum ResultsOperands {
  /// Finds the results in folders, each of which may contain those of several shards.
  ///
  /// - Parameter paths: the paths of the folders.
  /// - Returns: each results folder once, in the order of `paths`.
  /// - Throws: `NoResults` for a folder that contains no results.
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
  func isNamed(_ path: String) -> Bool {
    ResultsFolder(root: URL(fileURLWithPath: path, isDirectory: true)) == self
  }
}
