import Foundation
import SwiftSyntax

/// The files of a module whose object files are out of date after some files have changed.
///
/// As there is no type checker, a file depends on every declaration whose name it contains. A
/// declaration is *affected* if it was added, removed or changed. If it is a stored property or an
/// overridable member, its type is affected too. A declaration whose signature contains the name of
/// an affected declaration is also affected:
///
/// ```
/// struct Herb { var pots = 3 }      has a new property: Herb is affected
/// func makeHerb() -> Herb           makeHerb is affected
/// let shelf = makeHerb()            shelf is affected; files with any of the names are out of date
/// ```
struct ClosureDependents {
  /// A file with its texts before and after a change.
  ///
  /// The old text is nil if the file is new; the new text is empty if the file was removed.
  struct File {
    var path: String
    var old: String?
    var new: String
  }

  /// The signature of a declaration, without its members and its body.
  private struct Outline: Hashable {
    /// The names of the declaration, and of the types whose layout or methods change if it is added
    /// or removed.
    var names: [String]
    var tokens: [String]
    /// The path of the type or extension that encloses the declaration.
    var owner: String
    /// Whether the declaration is a requirement of a protocol, which a declaration with the same
    /// name elsewhere implements.
    var isRequirement: Bool

    init(_ found: AppDeclaration) {
      names = found.names.filter { $0 != "init" && $0 != "subscript" }
      names += found.changedOwners
      tokens = FileOutline.tokens(of: found)
      owner = found.owner?.path ?? ""
      isRequirement = found.owner?.kind == .protocol
    }

    /// Returns whether the declaration's signature contains an affected name other than its own.
    func mentions(_ affected: Set<String>) -> Bool {
      tokens.contains { affected.contains($0) && (isRequirement || !names.contains($0)) }
    }
  }

  /// The paths of the changed files, and of the files that may depend on the changes.
  private(set) var paths: Set<String> = []
  private var affected: Set<String> = []
  private var outlines: [String: Set<Outline>] = [:]

  /// Finds the files whose object files are out of date.
  init(files: [File]) {
    for file in files where file.old != file.new {
      paths.insert(file.path)
      let old = Self.outlines(of: file.old ?? "")
      let new = Self.outlines(of: file.new)
      outlines[file.path] = new
      for outline in old.symmetricDifference(new) { affected.formUnion(outline.names) }
    }
    var count = -1
    while count != affected.count {
      count = affected.count
      if affected.contains(where: Self.isOperator) {
        paths = Set(files.map(\.path))
        return
      }
      let hashes = Set(affected.map { ByteHash.of($0) })
      for file in files where paths.contains(file.path) || file.contains(hashes) {
        paths.insert(file.path)
        spread(in: file)
      }
    }
  }

  /// Marks as affected the declarations of a file whose signatures contain affected names.
  private mutating func spread(in file: File) {
    let own = outlines[file.path] ?? Self.outlines(of: file.new)
    outlines[file.path] = own
    for outline in own where outline.mentions(affected) { affected.formUnion(outline.names) }
  }

  private static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !first.properties.isXIDStart && first != "_"
  }

  private static func outlines(of text: String) -> Set<Outline> {
    if text.isEmpty { return [] }
    let file = SourceFile(path: "", wholePath: "", text: text)
    // The outer declarations are retained until the end, because members have only weak references
    // to their owners.
    let outer = AppDeclaration.all(of: file, at: 0)
    var (open, found) = (outer, Set<Outline>())
    while let next = open.popLast() {
      found.insert(Outline(next))
      open += next.members
    }
    return withExtendedLifetime(outer) { found }
  }
}

extension AppDeclaration {
  /// The names of the enclosing types whose layout, methods or requirements change if the
  /// declaration is added or removed.
  fileprivate var changedOwners: [String] {
    guard let owner else { return [] }
    switch owner.kind {
    case .class, .protocol: return [owner.name] + owner.changedOwners
    case .extension:
      return kind == .initializer || kind == .subscript || kind == .alias ? [owner.name] : []
    default: return [.variable, .cases].contains(kind) || names == ["init"] ? [owner.name] : []
    }
  }
}

extension ClosureDependents.File {
  /// Returns whether the new text contains a name whose hash is in the set.
  fileprivate func contains(_ hashes: Set<UInt64>) -> Bool {
    var text = new
    let (basis, prime) = (ByteHash.basis, ByteHash.prime)
    return text.withUTF8 { bytes in
      var (place, hash, isInside) = (0, basis, false)
      while place < bytes.count {
        let byte = bytes[place]
        if byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte == 95 || byte > 127
          || byte >= 48 && byte <= 57
        {
          hash = (hash ^ UInt64(byte)) &* prime
          isInside = true
        } else if isInside {
          if hashes.contains(hash) { return true }
          (hash, isInside) = (basis, false)
        }
        place += 1
      }
      return isInside && hashes.contains(hash)
    }
  }
}
