internal import Foundation

/// The name of a golden: its path relative to the store (the folder of goldens), part by part,
/// exactly as it was given.
///
/// ```
/// plants / markers.after.portrait.png
/// folder   part    part  part     kind
/// ```
///
/// A name that some file system, shell or browser would change is refused instead of corrected,
/// because a correction could give two snapshots the same golden.
public struct GoldenName: Sendable, Hashable {
  /// The names of the folders below the store, and of the file.
  let components: [String]

  /// Makes the name of a figure in a chapter.
  ///
  /// - Parameters:
  ///   - chapter: one or several folders, separated by slashes; empty for none.
  ///   - figure: the name of the figure.
  ///   - variant: the variant of the figure, if it has several.
  ///   - orientation: the orientation of the device, if there is one.
  ///   - pathExtension: the extension of the file.
  /// - Throws: `GoldenNameError` if the name is not valid.
  public init(
    chapter: String, figure: String, variant: String? = nil, orientation: String? = nil,
    pathExtension: String = "png"
  ) throws(GoldenNameError) {
    let folders =
      chapter.isEmpty ? [] : chapter.split(separator: "/", omittingEmptySubsequences: false)
    try self.init(
      folders: folders.map(String.init), parts: [figure, variant, orientation].compactMap(\.self),
      pathExtension: pathExtension)
  }

  /// Makes a name from folders and from the parts of the file name, which are joined by dots.
  ///
  /// - Parameters:
  ///   - folders: the names of the folders below the folder of goldens.
  ///   - parts: the parts of the file name; at least one.
  ///   - pathExtension: the extension of the file.
  /// - Throws: `GoldenNameError` if the name is not valid.
  public init(
    folders: [String] = [], parts: [String], pathExtension: String
  ) throws(GoldenNameError) {
    if parts.isEmpty { throw GoldenNameError(name: pathExtension, fault: .empty) }
    for part in folders + parts + [pathExtension] { try GoldenNameRules.check(part) }
    let file = (parts + [pathExtension]).joined(separator: ".")
    // The length is checked after joining, since the result may be too long although each part is
    // not.
    for component in folders + [file] { try GoldenNameRules.checkLength(component) }
    components = folders + [file]
  }

  /// Makes a name from a path relative to the folder of goldens; throws an error if the name is not
  /// valid.
  public init(path: String) throws(GoldenNameError) {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let parts = (components.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard let kind = parts.last, parts.count > 1 else {
      throw GoldenNameError(name: path, fault: .kind)
    }
    try self.init(
      folders: components.dropLast(), parts: parts.dropLast().map(String.init),
      pathExtension: String(kind))
  }

  /// The path relative to the folder of goldens, with slashes.
  public var path: String { components.joined(separator: "/") }

  /// Returns the path with the path of a store (a folder of goldens) before it.
  func path(inStore store: String) -> String { store.isEmpty ? path : "\(store)/\(path)" }

  /// The path without the extension.
  package var stem: String { String(path.dropLast(pathExtension.count + 1)) }

  /// The extension of the file.
  public var pathExtension: String {
    components.last?.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension GoldenName: Comparable, CustomStringConvertible, Codable {
  /// Returns whether the first path sorts before the second.
  public static func < (lhs: GoldenName, rhs: GoldenName) -> Bool { lhs.path < rhs.path }

  /// The path relative to the folder of goldens.
  public var description: String { path }

  /// Decodes a path and validates it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let path = try container.decode(String.self)
    do throws(GoldenNameError) {
      self = try GoldenName(path: path)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Encodes the path.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

extension GoldenName {
  /// Encodes a text so that it contains no character that a part of a name cannot contain;
  /// different texts give different results.
  ///
  /// These characters, spaces at the beginning or the end, and the percent sign are
  /// percent-encoded: `0.5` becomes `0%2E5`. All other characters, including inner spaces, are
  /// kept.
  ///
  /// - Parameter text: the text, such as a test's name.
  /// - Returns: the part.
  package static func spelling(_ text: String) -> String {
    var spelled = ""
    let joined = text.precomposedStringWithCanonicalMapping
    for (place, character) in joined.enumerated() {
      let isOuter = place == 0 || place == joined.count - 1
      let isRefused =
        GoldenNameRules.isRefused(character) || character == "%" || (character == " " && isOuter)
      spelled += isRefused ? escaped(character) : String(character)
    }
    return spelled
  }

  private static func escaped(_ character: Character) -> String {
    character.utf8.map { byte in
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
