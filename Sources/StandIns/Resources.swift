// Mirrors the code that R.swift generates. Resources are searched for by name when they are used.
public import Foundation
public import UIKit

/// The app's resources.
public enum R {
  public static var image: ResourceImages { ResourceImages() }
  public static var color: ResourceColors { ResourceColors() }
  public static var string: ResourceTables { ResourceTables() }
  public static var font: ResourceFonts { ResourceFonts() }
  public static var nib: ResourceNibs { ResourceNibs() }
  public static var reuseIdentifier: ResourceNibs { ResourceNibs() }
  public static var file: ResourceFiles { ResourceFiles() }
}

/// Returns the names that a resource may have: R.swift's identifier, and the identifier with a
/// capital first letter.
private func spellings(_ name: String) -> [String] {
  [name, name.prefix(1).uppercased() + name.dropFirst()]
}

/// The images of an app.
@dynamicMemberLookup public struct ResourceImages {
  public subscript(dynamicMember name: String) -> ResourceImage { ResourceImage(name: name) }
}

/// An image of an app; a sample image if the app has no image of this name.
public struct ResourceImage {
  public let name: String

  public func callAsFunction() -> UIImage? {
    let name = name
    return StandIns.made {
      spellings(name).lazy.compactMap { UIImage(named: $0) }.first ?? (standIn(name) as UIImage)
    } as? UIImage
  }
  public func callAsFunction(compatibleWith traits: UITraitCollection?) -> UIImage? { self() }
}

/// The colours of an app.
@dynamicMemberLookup public struct ResourceColors {
  public subscript(dynamicMember name: String) -> ResourceColor { ResourceColor(name: name) }
}

/// A colour of an app; a sample colour if the app has no colour of this name.
public struct ResourceColor {
  public let name: String

  public func callAsFunction() -> UIColor? {
    let name = name
    return StandIns.made {
      spellings(name).lazy.compactMap { UIColor(named: $0) }.first ?? (standIn(name) as UIColor)
    } as? UIColor
  }
  public func callAsFunction(compatibleWith traits: UITraitCollection?) -> UIColor? { self() }
}

/// The fonts of an app.
@dynamicMemberLookup public struct ResourceFonts {
  public subscript(dynamicMember name: String) -> ResourceFont { ResourceFont(name: name) }
}

/// A font of an app, found by R.swift's identifier for it; the system font if none is found.
public struct ResourceFont {
  let name: String

  public func callAsFunction(size: CGFloat) -> UIFont? {
    let isBold = ["bold", "semibold", "medium", "black"].contains(where: name.lowercased().contains)
    let name = Self.letters(of: name)
    return StandIns.made {
      // R.swift's identifiers contain no hyphens, so only letters and digits are compared.
      let all = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
      let found = all.first { Self.letters(of: $0) == name }
      return found.flatMap { UIFont(name: $0, size: size) }
        ?? .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    } as? UIFont
  }

  private static func letters(of name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

/// The tables of strings of an app.
@dynamicMemberLookup public struct ResourceTables {
  public subscript(dynamicMember name: String) -> ResourceTable { ResourceTable(name: name) }
  public func callAsFunction(preferredLanguages: [String]) -> ResourceTables { self }
  public func callAsFunction(locale: Locale) -> ResourceTables { self }
}

/// A table of strings.
@dynamicMemberLookup public struct ResourceTable {
  let name: String

  public subscript(dynamicMember name: String) -> ResourceString {
    ResourceString(table: self.name, name: name)
  }
  public func callAsFunction(preferredLanguages: [String]? = nil) -> ResourceTable { self }
}

/// A localised string.
public struct ResourceString {
  let table: String
  let name: String

  /// The key of the string in its table; R.swift's identifier if the table has no such key.
  public var key: String { StringKeys.key(of: name, in: table) }

  public func callAsFunction(
    _ arguments: any CVarArg..., preferredLanguages: [String]? = nil
  ) -> String {
    let tables = spellings(table)
    let key = key
    let found = tables.lazy.map { Bundle.main.localizedString(forKey: key, value: nil, table: $0) }
      .first { $0 != key }
    guard let found else { return name }
    return arguments.isEmpty ? found : String(format: found, arguments: arguments)
  }
}

/// The keys of strings tables, by R.swift's identifiers for them.
private enum StringKeys {
  nonisolated(unsafe) private static var tables: [String: [String: String]] = [:]

  static func key(of name: String, in table: String) -> String {
    let known = tables[table] ?? read(table)
    tables[table] = known
    return known[name.lowercased()] ?? name
  }

  private static func read(_ table: String) -> [String: String] {
    let root = Bundle.main.bundlePath
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [])
      .filter { $0.hasSuffix(".lproj") }.sorted()
    var keys: [String: String] = [:]
    for folder in ["en.lproj", "Base.lproj"].filter(folders.contains) + folders + [""] {
      for name in spellings(table) {
        guard let data = FileManager.default.contents(atPath: "\(root)/\(folder)/\(name).strings")
        else { continue }
        let text =
          String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16) ?? ""
        for line in text.split(separator: "\n") {
          let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
          guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace) else { continue }
          let letters = parts[1].filter { $0.isLetter || $0.isNumber }.lowercased()
          keys[letters] = keys[letters] ?? String(parts[1])
        }
      }
      if !keys.isEmpty { break }
    }
    return keys
  }
}

/// The nibs and reuse identifiers of an app.
@dynamicMemberLookup public struct ResourceNibs {
  public subscript(dynamicMember name: String) -> ResourceNib {
    ResourceNib(identifier: name.prefix(1).uppercased() + name.dropFirst())
  }
}

/// A nib, or a reuse identifier.
public struct ResourceNib: Sendable {
  public let identifier: String
  public var name: String { identifier }

  @MainActor public func instantiate(withOwner owner: Any?) -> [Any] {
    UINib(nibName: identifier, bundle: nil).instantiate(withOwner: owner, options: nil)
  }
  @MainActor public func firstView<Owner>(owner: Owner?) -> UIView? {
    instantiate(withOwner: owner).first as? UIView
  }
  @MainActor public func callAsFunction(owner: AnyObject? = nil) -> UIView? {
    firstView(owner: owner)
  }
}

extension UITableView {
  /// Registers a nib; its name is also the reuse identifier.
  public func register(_ nib: ResourceNib) {
    register(UINib(nibName: nib.identifier, bundle: nil), forCellReuseIdentifier: nib.identifier)
  }
}

extension UICollectionView {
  /// Registers a nib; its name is also the reuse identifier.
  public func register(_ nib: ResourceNib) {
    register(
      UINib(nibName: nib.identifier, bundle: nil), forCellWithReuseIdentifier: nib.identifier)
  }
}

/// The files in the app's bundle.
@dynamicMemberLookup public struct ResourceFiles {
  public subscript(dynamicMember name: String) -> ResourceFile { ResourceFile(name: name) }
}

/// A file of an app.
public struct ResourceFile {
  let name: String

  public func callAsFunction() -> URL? { Bundle.main.url(forResource: name, withExtension: nil) }
  public func path() -> String? { self()?.path }
}

extension Locale {
  public var rLanguages: [String] { [identifier] }
}
