import Foundation
import SnapshotCore

/// Folders of results by the words that name them.
enum ResultsOperands {
  /// Finds the results in folders, each once; a folder may hold those of several shards.
  ///
  /// - Parameter words: paths.
  /// - Returns: in the order of the words, then of their paths.
  /// - Throws: for a folder without results.
  static func folders(_ words: [String]) throws(NoResults) -> [ResultsFolder] {
    var folders: [ResultsFolder] = []
    for word in words {
      let found = ResultsFolder.found(in: URL(fileURLWithPath: word, isDirectory: true))
      if found.isEmpty { throw NoResults(path: word) }
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
