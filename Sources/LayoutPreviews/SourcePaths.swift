import Foundation

/// The paths of the source files of previews, as given by the user.
///
/// The Swift runtime and constraints refer to a file without its folders:
///
///     Previews/HerbCell.swift:12     the module of all previews, and the file's name
///     Sources/Herbs/HerbCell.swift   the path as given by the user and passed to the compiler
package struct SourcePaths: Codable, Sendable, Equatable {
  /// The module into which previews are compiled.
  package static let module = "Previews"

  /// The paths, keyed by file name.
  ///
  /// Names shared by several files are not included.
  private var paths: [String: String] = [:]

  /// Makes a mapping from the paths given by the user.
  package init(_ paths: [String] = []) {
    let named = Dictionary(grouping: paths) { $0.split(separator: "/").last.map(String.init) ?? $0 }
    self.paths = named.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Returns a text in which each module and file name is replaced by the path.
  package func told(_ text: String) -> String {
    var (told, rest) = ("", text[...])
    while let place = rest.range(of: "\(Self.module)/") {
      let name = rest[place.upperBound...].prefix { $0 != ":" && $0 != "/" && !$0.isNewline }
      // The module and file name may be the end of a longer path, in a folder with the module's
      // name.
      let before = rest[..<place.lowerBound].last ?? told.last
      let isInPath = before.map(Self.isOfPath) ?? false
      told += rest[..<place.lowerBound]
      let path = isInPath || name.endIndex == rest.endIndex ? nil : paths[String(name)]
      told += path ?? String(rest[place])
      rest = rest[(path == nil ? place.upperBound : name.endIndex)...]
    }
    return told + rest
  }

  /// Returns a crash's backtrace with paths relative to a folder, if the user gave relative paths.
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
