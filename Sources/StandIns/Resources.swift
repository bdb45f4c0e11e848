public import Foundation
public import UIKit

/// The names that R.swift generates for an app's resources, found when they are used.
///
/// See R.swift.
public enum R {
  /// See R.swift.
  public static var image: ResourceImages { ResourceImages() }
  /// See R.swift.
  public static var color: ResourceColors { ResourceColors() }
  /// See R.swift.
  public static var string: ResourceTables { ResourceTables() }
  /// See R.swift.
  public static var font: ResourceFonts { ResourceFonts() }
  /// See R.swift.
  public static var nib: ResourceNibs { ResourceNibs() }
  /// See R.swift.
  public static var reuseIdentifier: ResourceNibs { ResourceNibs() }
  /// See R.swift.
  public static var file: ResourceFiles { ResourceFiles() }
}

/// Returns the spellings from which R.swift makes an identifier.
private func spellings(_ name: String) -> [String] {
  [name, name.prefix(1).uppercased() + name.dropFirst()]
}

/// The images of an app.
///
/// See R.swift.
@dynamicMemberLookup public struct ResourceImages {
  /// See R.swift.
  public subscript(dynamicMember name: String) -> ResourceImage { ResourceImage(name: name) }
}

/// An image of an app.
///
/// See R.swift.
public struct ResourceImage {
  /// See R.swift.
  public let name: String

  /// See R.swift.
  public func callAsFunction() -> UIImage? {
    let name = name
    return StandIns.made {
      spellings(name).lazy.compactMap { UIImage(named: $0) }.first ?? (standIn(name) as UIImage)
    } as? UIImage
  }
  /// See R.swift.
  public func callAsFunction(compatibleWith traits: UITraitCollection?) -> UIImage? { self() }
}

/// The colours of an app.
///
/// See R.swift.
@dynamicMemberLookup public struct ResourceColors {
  /// See R.swift.
  public subscript(dynamicMember name: String) -> ResourceColor { ResourceColor(name: name) }
}

/// A colour of an app.
///
/// See R.swift.
public struct ResourceColor {
  /// See R.swift.
  public let name: String

  /// See R.swift.
  public func callAsFunction() -> UIColor? {
    let name = name
    return StandIns.made {
      spellings(name).lazy.compactMap { UIColor(named: $0) }.first ?? (standIn(name) as UIColor)
    } as? UIColor
  }
  /// See R.swift.
  public func callAsFunction(compatibleWith traits: UITraitCollection?) -> UIColor? { self() }
}

/// The fonts of an app.
///
/// See R.swift.
@dynamicMemberLookup public struct ResourceFonts {
  /// See R.swift.
  public subscript(dynamicMember name: String) -> ResourceFont { ResourceFont(name: name) }
}

/// A font of an app.
///
/// See R.swift.
public struct ResourceFont {
  let name: String

  /// See R.swift.
  public func callAsFunction(size: CGFloat) -> UIFont? {
    let isBold = ["bold", "semibold", "medium", "black"].contains(where: name.lowercased().contains)
    let name = Self.letters(of: name)
    return StandIns.made {
      // The identifier is the font's name without hyphens.
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
///
/// See R.swift.
@dynamicMemberLookup public struct ResourceTables {
  /// See R.swift.
  public subscript(dynamicMember name: String) -> ResourceTable { ResourceTable(name: name) }
  /// See R.swift.
  public func callAsFunction(preferredLanguages: [String]) -> ResourceTables { self }
  /// See R.swift.
  public func callAsFunction(locale: Locale) -> ResourceTables { self }
}

/// A table of strings.
///
/// See R.swift.
@dynamicMemberLookup public struct ResourceTable {
  let name: String

  /// See R.swift.
  public subscript(dynamicMember name: String) -> ResourceString {
    ResourceString(table: self.name, name: name)
  }
  /// See R.swift.
  public func callAsFunction(preferredLanguages: [String]? = nil) -> ResourceTable { self }
}

/// A localised string.
///
/// See R.swift.
public struct ResourceString {
  let table: String
  let name: String

  /// The key in the table.
  public var key: String { StringKeys.key(of: name, in: table) }

  /// See R.swift.
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

/// The keys of tables of strings by the identifiers that are made of them.
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
///
/// See R.swift.
@dynamicMemberLookup public struct ResourceNibs {
  /// See R.swift.
  public subscript(dynamicMember name: String) -> ResourceNib {
    ResourceNib(identifier: name.prefix(1).uppercased() + name.dropFirst())
  }
}

/// A nib, or a reuse identifier.
///
/// See R.swift.
public struct ResourceNib: Sendable {
  /// See R.swift.
  public let identifier: String
  /// See R.swift.
  public var name: String { identifier }

  /// See R.swift.
  @MainActor public func instantiate(withOwner owner: Any?) -> [Any] {
    UINib(nibName: identifier, bundle: nil).instantiate(withOwner: owner, options: nil)
  }
  /// See R.swift.
  @MainActor public func firstView<Owner>(owner: Owner?) -> UIView? {
    instantiate(withOwner: owner).first as? UIView
  }
  /// See R.swift.
  @MainActor public func callAsFunction(owner: AnyObject? = nil) -> UIView? {
    firstView(owner: owner)
  }
}

extension UITableView {
  /// Registers a nib.
  ///
  /// See R.swift.
  public func register(_ nib: ResourceNib) {
    register(UINib(nibName: nib.identifier, bundle: nil), forCellReuseIdentifier: nib.identifier)
  }
}

extension UICollectionView {
  /// Registers a nib.
  ///
  /// See R.swift.
  public func register(_ nib: ResourceNib) {
    register(
      UINib(nibName: nib.identifier, bundle: nil), forCellWithReuseIdentifier: nib.identifier)
  }
}

/// The files of an app.
///
/// See R.swift.
@dynamicMemberLookup public struct ResourceFiles {
  /// See R.swift.
  public subscript(dynamicMember name: String) -> ResourceFile { ResourceFile(name: name) }
}

/// A file of an app.
///
/// See R.swift.
public struct ResourceFile {
  let name: String

  /// See R.swift.
  public func callAsFunction() -> URL? { Bundle.main.url(forResource: name, withExtension: nil) }
  /// See R.swift.
  public func path() -> String? { self()?.path }
}

extension Locale {
  /// The languages in which R.swift looks for strings.
  public var rLanguages: [String] { [identifier] }
}
