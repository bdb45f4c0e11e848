import Foundation
import SwiftSyntax

/// The files of a module whose object files are out of date after some files have changed.
///
/// As there is no type checker, a file depends on every declaration whose name it contains. A
/// declaration that is new, gone or different affects its name, and the type around it if that has
/// other properties or other overridable members then; what names these in its signature is affected
/// too:
///
/// ```
/// struct Herb { var pots = 3 }      has a new property: Herb is affected
/// func makeHerb() -> Herb           makeHerb is affected
/// let shelf = makeHerb()            shelf is affected, and so is every file with one of the names
/// ```
struct ClosureDependents {
  /// A file with its texts; the old one is nil if the file is new, the new one empty if it is gone.
  struct File {
    var path: String
    var old: String?
    var new: String
  }

  /// A declaration without its members and its body.
  private struct Outline: Hashable {
    /// Its names, and those of the types that are others with it.
    var names: [String]
    var tokens: [String]
    /// The path of the type or extension around it.
    var owner: String
    /// Whether it is a requirement, of which a declaration of its name elsewhere is the witness.
    var isRequirement: Bool

    init(_ found: AppDeclaration) {
      names = found.names.filter { $0 != "init" && $0 != "subscript" }
      names += found.changedOwners
      tokens = FileOutline.tokens(of: found)
      owner = found.owner?.path ?? ""
      isRequirement = found.owner?.kind == .protocol
    }

    /// Returns whether it names one of some declarations beside itself.
    func mentions(_ affected: Set<String>) -> Bool {
      tokens.contains { affected.contains($0) && (isRequirement || !names.contains($0)) }
    }
  }

  /// The paths of the files that changed, and of those that may depend on what changed in them.
  private(set) var paths: Set<String> = []
  private var affected: Set<String> = []
  private var outlines: [String: Set<Outline>] = [:]

  /// Finds the files.
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
      let hashes = Set(affected.map { ClosureCache.hash(Data($0.utf8)) })
      for file in files where paths.contains(file.path) || file.contains(hashes) {
        paths.insert(file.path)
        spread(in: file)
      }
    }
  }

  /// Affects the declarations of a file that name affected ones.
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
    // A member does not keep its owner.
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
  /// The names of the types around the declaration whose layout, methods or requirements are others
  /// with it than without it.
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
  /// Returns whether the new text contains one of some words, which are given by their hashes.
  fileprivate func contains(_ hashes: Set<UInt64>) -> Bool {
    var text = new
    return text.withUTF8 { bytes in
      var (place, hash, isInside) = (0, Self.basis, false)
      while place < bytes.count {
        let byte = bytes[place]
        if byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte == 95 || byte > 127
          || byte >= 48 && byte <= 57
        {
          hash = (hash ^ UInt64(byte)) &* Self.prime
          isInside = true
        } else if isInside {
          if hashes.contains(hash) { return true }
          (hash, isInside) = (Self.basis, false)
        }
        place += 1
      }
      return isInside && hashes.contains(hash)
    }
  }

  /// The constants of `ClosureCache.hash`.
  private static let (basis, prime): (UInt64, UInt64) = (
    14_695_981_039_346_656_037, 1_099_511_628_211
  )
}
