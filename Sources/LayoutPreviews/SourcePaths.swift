import Foundation

/// The files of previews as a person called them.
///
/// What Swift's runtime and a constraint say of a file has no folders:
///
///     Previews/HerbCell.swift:12     the module of all previews, and the file's name
///     Sources/Herbs/HerbCell.swift   the path as it was given, as the compiler has it
package struct SourcePaths: Codable, Sendable, Equatable {
  /// The module that previews are compiled as.
  package static let module = "Previews"

  /// The paths by the files' names; names that several files share are not there.
  private var paths: [String: String] = [:]

  /// Takes the paths, as they were given.
  package init(_ paths: [String] = []) {
    let named = Dictionary(grouping: paths) { $0.split(separator: "/").last.map(String.init) ?? $0 }
    self.paths = named.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Returns a text with paths instead of the module and the name.
  package func told(_ text: String) -> String {
    var (told, rest) = ("", text[...])
    while let place = rest.range(of: "\(Self.module)/") {
      let name = rest[place.upperBound...].prefix { $0 != ":" && $0 != "/" && !$0.isNewline }
      // A folder of this name, too, may have a file in it.
      let before = rest[..<place.lowerBound].last ?? told.last
      let isInPath = before.map(Self.isOfPath) ?? false
      told += rest[..<place.lowerBound]
      let path = isInPath || name.endIndex == rest.endIndex ? nil : paths[String(name)]
      told += path ?? String(rest[place])
      rest = rest[(path == nil ? place.upperBound : name.endIndex)...]
    }
    return told + rest
  }

  /// Returns the calls of a crash with paths relative to a folder, if the files were given so.
  ///
  /// The runtime's backtraces have whole paths.
  package func relative(_ text: String, to folder: String) -> String {
    guard paths.values.contains(where: { !$0.hasPrefix("/") }) else { return text }
    return text.replacing(" at \(folder)/", with: " at ")
  }

  private static func isOfPath(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "/._-".contains(letter)
  }
}
