import Foundation

/// The paths of the source files of previews, as given by the user.
///
/// Messages of the Swift runtime and of constraints contain a file's name without its folders:
///
///     Previews/HerbCell.swift:12     in messages: the module of all previews and the file name
///     Sources/Herbs/HerbCell.swift   the path as given by the user and passed to the compiler
package struct SourcePaths: Codable, Sendable, Equatable {
  /// The module into which previews are compiled.
  package static let module = "Previews"

  /// The paths, keyed by file name.
  ///
  /// Names that several files have are left out.
  private var paths: [String: String] = [:]

  /// Makes a mapping from the paths given by the user.
  package init(_ paths: [String] = []) {
    let named = Dictionary(grouping: paths) { $0.split(separator: "/").last.map(String.init) ?? $0 }
    self.paths = named.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Returns a text in which each module and file name is replaced by the file's path.
  package func told(_ text: String) -> String {
    var (told, rest) = ("", text[...])
    while let place = rest.range(of: "\(Self.module)/") {
      let name = rest[place.upperBound...].prefix { $0 != ":" && $0 != "/" && !$0.isNewline }
      // If the module and file name are the end of a longer path, they are not replaced.
      let before = rest[..<place.lowerBound].last ?? told.last
      let isInPath = before.map(Self.isOfPath) ?? false
      told += rest[..<place.lowerBound]
      let path = isInPath || name.endIndex == rest.endIndex ? nil : paths[String(name)]
      told += path ?? String(rest[place])
      rest = rest[(path == nil ? place.upperBound : name.endIndex)...]
    }
    return told + rest
  }

  /// Returns the backtrace of a crash with paths relative to a folder, if the user gave relative
  /// paths.
  ///
  /// The runtime's backtraces contain absolute paths.
  package func relative(_ text: String, to folder: String) -> String {
    guard paths.values.contains(where: { !$0.hasPrefix("/") }) else { return text }
    return text.replacing(" at \(folder)/", with: " at ")
  }

  private static func isOfPath(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "/._-".contains(letter)
  }
}
