internal import Foundation

/// A golden's name: its path below the store, part by part, exactly as it was given.
///
/// ```
/// plants / markers.after.portrait.png
/// folder   part    part  part     kind
/// ```
///
/// A name that some file system, shell or browser would change is refused, not mended: mending
/// makes two snapshots share one golden.
public struct GoldenName: Sendable, Hashable {
  /// The folders and the file, from the store down.
  let components: [String]

  /// Makes a name of a figure in a chapter.
  ///
  /// - Parameters:
  ///   - chapter: the folder, or several, cut by slashes; none if it is empty.
  ///   - figure: the figure's name.
  ///   - variant: which state of it, if there are several.
  ///   - orientation: the device's orientation, if there is one.
  ///   - pathExtension: the kind of file.
  /// - Throws: why the name is refused.
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

  /// Makes a name of folders and of the file's parts, which are joined by dots.
  ///
  /// - Parameters:
  ///   - folders: from the store down.
  ///   - parts: at least one.
  ///   - pathExtension: the kind of file.
  /// - Throws: why the name is refused.
  public init(
    folders: [String] = [], parts: [String], pathExtension: String
  ) throws(GoldenNameError) {
    if parts.isEmpty { throw GoldenNameError(name: pathExtension, fault: .empty) }
    for part in folders + parts + [pathExtension] { try GoldenNameRules.check(part) }
    let file = (parts + [pathExtension]).joined(separator: ".")
    // After the parts: joined they may be too long although each of them is not.
    for component in folders + [file] { try GoldenNameRules.checkLength(component) }
    components = folders + [file]
  }

  /// Reads a path below the store.
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

  /// The path below the store, with slashes.
  public var path: String { components.joined(separator: "/") }

  /// The path with its store's before it.
  func path(inStore store: String) -> String { store.isEmpty ? path : "\(store)/\(path)" }

  /// The path without the kind of file.
  public var stem: String { String(path.dropLast(pathExtension.count + 1)) }

  /// The kind of file.
  public var pathExtension: String {
    components.last?.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension GoldenName: Comparable, CustomStringConvertible, Codable {
  /// Orders by path.
  public static func < (lhs: GoldenName, rhs: GoldenName) -> Bool { lhs.path < rhs.path }

  /// The path below the store.
  public var description: String { path }

  /// Reads a path and checks it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let path = try container.decode(String.self)
    do throws(GoldenNameError) {
      self = try GoldenName(path: path)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the path.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

extension GoldenName {
  /// Spells any text as a part of a name, so that different texts stay different.
  ///
  /// What a name cannot hold is written as in a web address, `0.5` as `0%2E5`, and so is the
  /// percent sign; everything else, spaces too, stays as it is.
  ///
  /// - Parameter text: such as a test's name.
  /// - Returns: the part.
  public static func spelling(_ text: String) -> String {
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
