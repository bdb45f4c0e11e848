import Basics
import Foundation
import RasterPNG

/// The names in folders of goldens as a run knows them, so that its ten-thousandth golden is
/// written as fast as its first.
///
/// Each folder is listed when it is first written to, and cleared of what killed processes left.
/// What seems to be a twin is looked for again, since others write and delete too.
package final class FolderNames: Sendable {
  /// For each folder, its names by their lower-case form.
  private let folders = Mutex<[String: [String: [String]]]>([:])

  /// Knows nothing yet.
  package init() {}

  /// Records that a name is written into a folder.
  ///
  /// - Returns: another name there that differs in case or in how accents are spelled only; then
  ///   nothing is noted.
  func twin(of name: String, in folder: URL) -> String? {
    folders.withLock { folders in
      let key = GoldenNameRules.withoutCase(name)
      var names = folders[folder.path] ?? firstNames(in: folder)
      // Listed again only where a twin would be refused: it may have been deleted since.
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

  /// Strings are equal that are spelled with joined or separate accents; their bytes are not.
  private static func twin(of name: String, in names: [String]?) -> String? {
    names?.sorted().first { !$0.utf8.elementsEqual(name.utf8) }
  }
}
