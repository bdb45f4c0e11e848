import Foundation

/// The Swift names that Xcode generates for the images and colours of an asset catalogue.
///
/// ```
/// Assets.xcassets/Icons/arrow-right.imageset   ImageResource.arrowRight, UIImage.arrowRight
/// Assets.xcassets/brandColor.colorset          ColorResource.brand, UIColor.brand
/// ```
struct AssetSymbols {
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]

  /// Makes the symbols from the names of images and colours.
  init(images: [String], colors: [String]) {
    self.images = Self.identifiers(images, without: "Image")
    self.colors = Self.identifiers(colors, without: "Color")
  }

  /// Reads the names from catalogues.
  init(of catalogues: [URL]) {
    var names: [String: [String]] = [:]
    for catalogue in catalogues {
      let root = catalogue.resolvingSymlinksInPath().path
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
      for path in paths {
        let name = (path as NSString).lastPathComponent as NSString
        names[name.pathExtension, default: []].append(name.deletingPathExtension)
      }
    }
    self.init(images: names["imageset"] ?? [], colors: names["colorset"] ?? [])
  }

  /// Returns source that declares the names which other sources use.
  ///
  /// - Parameter text: the other sources. Static members of `UIImage` and `UIColor` that they
  ///   declare themselves are left out.
  /// - Returns: the source; nil if the other sources use no names.
  func source(beside text: Data) -> String? {
    let words = UsedNames(text: text)
    let (images, colors) = (images.filter(words.use), colors.filter(words.use))
    if images.isEmpty, colors.isEmpty { return nil }
    let resource = { (name: String, asset: String) in
      "static let \(name) = Self(name: \(asset), bundle: .main)"
    }
    let parts = [
      Self.declarations(images, in: "ImageResource", resource),
      Self.declarations(colors, in: "ColorResource", resource),
      Self.declarations(images.filter(words.leave), in: "UIImage") { name, _ in
        "static var \(name): UIImage { UIImage(resource: .\(name)) }"
      },
      Self.declarations(colors.filter(words.leave), in: "UIColor") { name, _ in
        "static var \(name): UIColor { UIColor(resource: .\(name)) }"
      },
    ]
    return (["import Foundation", "import UIKit"] + parts.joined() + [""]).joined(separator: "\n")
  }

  /// The sources' bytes, in which names are searched for.
  ///
  /// The C library does the searching: in a debug build, a Swift loop over the letters takes as
  /// long as the whole compilation.
  private struct UsedNames {
    let text: Data

    func use(_ name: String, _: String) -> Bool { has(".", name) }
    func leave(_ name: String, _: String) -> Bool { !has("let ", name) && !has("var ", name) }

    /// Returns whether a name follows a prefix somewhere, as a whole word.
    private func has(_ before: String, _ name: String) -> Bool {
      let word = Data((before + name.filter { $0 != "`" }).utf8)
      var rest = text.startIndex..<text.endIndex
      while let found = text.range(of: word, in: rest) {
        let next = found.upperBound < text.endIndex ? text[found.upperBound] : 0
        if !Self.isOfName(next) { return true }
        rest = found.upperBound..<text.endIndex
      }
      return false
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
      byte > 127 || byte == UInt8(ascii: "_") || isalnum(Int32(byte)) != 0
    }
  }

  private static func declarations(
    _ names: [String: String], in type: String, _ line: (String, String) -> String
  ) -> [String] {
    if names.isEmpty { return [] }
    let lines = names.sorted { $0.key < $1.key }
      .map { "  " + line($0.key, $0.value.debugDescription) }
    return ["", "extension \(type) {"] + lines + ["}"]
  }

  /// Returns the names by their identifiers.
  ///
  /// If two names have the same identifier, the first is used.
  private static func identifiers(
    _ names: [String], without ending: String
  ) -> [String: String] {
    let pairs = names.sorted().compactMap { name in
      identifier(of: name, without: ending).map { ($0, name) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the Swift identifier for a name: its words joined in camel case, without an ending
  /// that the type already expresses.
  ///
  /// Returns nil if the name has no letters or digits.
  static func identifier(of name: String, without ending: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var text = lowered(String(first)) + rest.joined()
    if text.hasSuffix(ending), text.count > ending.count { text.removeLast(ending.count) }
    if text.first?.isNumber == true { text = "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// Makes capitals at the beginning of a word lowercase, except for one that begins the next word:
  /// `URLIcon` becomes `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isAllOfIt = capitals.count < 2 || capitals.count == word.count
    let count = isAllOfIt ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
