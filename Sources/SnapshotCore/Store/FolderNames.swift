import Basics
import Foundation
import RasterPNG

/// A cache of the names in folders of goldens, so that a folder need not be listed again for each
/// golden that is written.
///
/// When a folder is first used, it is listed, and temporary files of killed processes are removed.
/// A name conflict is checked again on disk, since other processes write and delete files too.
package final class FolderNames: Sendable {
  /// The names in each folder, grouped by their case-insensitive form.
  private let folders = Mutex<[String: [String: [String]]]>([:])

  package init() {}

  /// Records that a file with a name will be written into a folder.
  ///
  /// - Returns: an existing name that differs only in case or in the encoding of accents, or nil if
  ///   there is none. If there is one, the new name is not recorded.
  func twin(of name: String, in folder: URL) -> String? {
    folders.withLock { folders in
      let key = GoldenNameRules.withoutCase(name)
      var names = folders[folder.path] ?? firstNames(in: folder)
      // If the name conflicts with a cached one, the folder is listed again, because the other file
      // may have been deleted since.
      if Self.twin(of: name, in: names[key]) != nil { names = Self.names(in: folder) }
      defer { folders[folder.path] = names }
      if let twin = Self.twin(of: name, in: names[key]) { return twin }
      names[key] = [name]
      return nil
    }
  }

  private func firstNames(in folder: URL) -> [String: [String]] {
    WholeFile.sweep(folder)
    return Self.names(in: folder)
  }

  private static func names(in folder: URL) -> [String: [String]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(grouping: names, by: GoldenNameRules.withoutCase)
  }

  /// Returns the first name whose bytes differ from those of a given name; nil if there is none.
  ///
  /// The names are those of one group, so they differ at most in case and in the encoding of
  /// accents. Bytes are compared, because Swift treats composed and decomposed accents as equal.
  private static func twin(of name: String, in names: [String]?) -> String? {
    names?.sorted().first { !$0.utf8.elementsEqual(name.utf8) }
  }
}
