import Foundation
import SwiftSyntax

/// The declarations of an app; only files that are needed are parsed.
final class AppIndex {
  let paths: [String]
  private let samples: JSONSamples
  private let contents: [Data]
  private var scan = DeclarationScan()
  private var parsed: [Int: SourceFile] = [:]
  /// The files whose skeletons (`FileSkeleton`) are known.
  private var kept: [Int: KeptFile] = [:]
  /// The digests of the files' contents.
  private var digests: [Int: String] = [:]
  /// The names in the parsed files that may be names of modules.
  private var candidates: [Int: [ModuleQualifiers.Candidate]] = [:]
  private let store: SkeletonStore?
  /// A hash of the names of the modules that the app imports.
  private lazy var modulesHash = ClosureCache.hash(
    Data(scan.modules.sorted().joined(separator: " ").utf8))
  private var declared: [Int: [AppDeclaration]] = [:]
  /// The members that the app adds to other modules' types, by name.
  private lazy var added: [String: [AppDeclaration]] = membersOfOthers()
  /// The extensions with which other modules' types adopt protocols, by the protocol's name.
  private lazy var adopted: [String: [AppDeclaration]] = adoptionsByOthers()

  /// Reads files.
  ///
  /// Files that cannot be read count as empty.
  ///
  /// - Parameters:
  ///   - paths: the paths of the Swift files.
  ///   - samples: the paths of JSON files with sample values of the app's models.
  ///   - folder: the folder in which the skeletons of files are stored; nil for none.
  init(_ paths: [String], samples: [String] = [], keptIn folder: String? = nil) {
    store = folder.map { SkeletonStore(folder: $0) }
    self.paths = paths
    self.samples = JSONSamples(at: samples)
    contents = paths.map { FileManager.default.contents(atPath: $0) ?? Data() }
    for (index, data) in contents.enumerated() { scan.read(data, of: index) }
  }

  /// Returns the values of a model's properties in the project's sample files, as source.
  func samples(of type: AppDeclaration?) -> [String: JSONSamples.Value] {
    type.map { samples.values(of: $0, in: self) } ?? [:]
  }

  /// Returns the bytes of a file.
  func data(_ index: Int) -> Data { contents[index] }

  /// Returns the syntax tree of a file.
  func file(_ index: Int) -> SourceFile {
    if let file = parsed[index] { return file }
    if let file = keptFile(index) { return file }
    let text = String(decoding: contents[index], as: UTF8.self)
    let file = plain(
      SourceFile(path: paths[index], wholePath: paths[index], text: text), at: index)
    parsed[index] = file
    return file
  }

  /// Reads a file whose skeleton is known; nil if the file must be parsed as a whole.
  private func keptFile(_ index: Int) -> SourceFile? {
    guard let store else { return nil }
    let digest = FileSkeleton.digest(of: contents[index], modulesHash)
    digests[index] = digest
    guard let skeleton = store.read(paths[index], digest: digest) else { return nil }
    let bytes = contents[index]
    let qualifiers = ModuleQualifiers(skeleton.qualifiers, in: self)
    let text = qualifiers.text(of: Array(bytes)) ?? String(decoding: bytes, as: UTF8.self)
    guard text.utf8.count == bytes.count else { return nil }
    var file = SourceFile(path: paths[index], wholePath: paths[index], text: text)
    file.knownImports = skeleton.imports
    let found = KeptFile(
      file, skeleton, at: index, expected: store.pieces(paths[index], digest: digest))
    guard let all = AppDeclaration.all(of: found, at: index) else { return nil }
    (kept[index], declared[index], parsed[index]) = (found, all, file)
    return file
  }

  /// Stores the skeletons of the files that were parsed as a whole, and the pieces that were parsed
  /// of the others.
  func keep() {
    guard let store else { return }
    for (index, file) in kept where file.isUnexpected {
      store.write(file.used, of: paths[index], digest: digests[index] ?? "")
    }
    for (index, file) in parsed where kept[index] == nil {
      // If the replacement of qualifiers made the text longer, there is no skeleton, because its
      // ranges would not match the file.
      guard let digest = digests[index], file.bytes.count == contents[index].count else { continue }
      let text = FileSkeleton.text(
        of: file, declarations(of: index), digest: digest, candidates[index] ?? [])
      if let text { store.write(text, of: paths[index]) }
    }
  }

  /// Parses files as a whole, because most of their declarations are needed.
  func parseWhole(_ files: [Int]) {
    for index in files where parsed[index] == nil {
      let text = String(decoding: contents[index], as: UTF8.self)
      let file = SourceFile(path: paths[index], wholePath: paths[index], text: text)
      parsed[index] = plain(file, at: index)
    }
  }

  /// Parses files in parallel, before they are needed.
  private func parse(_ files: [Int]) {
    let new = Set(files).filter { parsed[$0] == nil && keptFile($0) == nil }.sorted()
    let texts = new.map { (paths[$0], String(decoding: contents[$0], as: UTF8.self)) }
    for (file, tree) in zip(new, SourceFile.all(texts)) { parsed[file] = plain(tree, at: file) }
  }

  /// Parses the files that an earlier run for the same views needed, if they still exist.
  func parse(at earlier: [String]) {
    let known = Set(earlier)
    parse(paths.indices.filter { known.contains(paths[$0]) })
  }

  /// The paths of the files that were parsed.
  var parsedPaths: [String] { parsed.keys.sorted().map { paths[$0] } }

  /// The hashes of the declaring lines of each file that was not parsed, by the file's path.
  var unparsed: [String: UInt64] {
    paths.indices.filter { parsed[$0] == nil }.reduce(into: [:]) { hashes, file in
      hashes[paths[file]] = scan.hashes[file] ?? 0
    }
  }

  /// The names of all types and of all global functions and variables.
  var outerNames: Set<String> { scan.names }

  /// All names of declarations in the parsed files, the names of types and globals in the other
  /// files, and the names of initialisers' parameters.
  ///
  /// A use of any other name adds no declaration to a `Closure`.
  var knownNames: Set<String> {
    var names = scan.names
    var open = declared.values.flatMap(\.self)
    while let next = open.popLast() {
      names.formUnion(next.names)
      names.formUnion(next.labels)
      open += next.members
    }
    return names
  }

  /// Returns a file without module qualifiers: `Herb` for `Garden.Herb`.
  private func plain(_ file: SourceFile, at index: Int) -> SourceFile {
    let found = ModuleQualifiers.candidates(in: file, scan.modules)
    candidates[index] = found
    return ModuleQualifiers(found, in: self).text(of: file.bytes).map {
      SourceFile(path: file.path, wholePath: file.wholePath, text: $0)
    } ?? file
  }

  /// The names of all folders.
  private lazy var folders = Set(paths.flatMap { $0.split(separator: "/").dropLast() })

  /// Returns whether a qualifier of a name is an imported module that is not available, so that it
  /// must be removed.
  func isModule(_ name: String, of member: String) -> Bool {
    guard scan.modules.contains(name), !declaresType(name), !ImportEdits.offered.contains(name)
    else { return false }
    let isOwn = folders.contains(name[...])
    if member.first?.isUppercase == true { return isOwn || !declaresType(member) }
    return isOwn && scan.globals[member] != nil
  }

  /// Returns the top-level declarations of a file.
  func declarations(of index: Int) -> [AppDeclaration] {
    if let known = declared[index] { return known }
    let all = AppDeclaration.all(of: file(index), at: index)
    declared[index] = all
    return all
  }

  /// Returns whether the app declares a type with a name, at any depth of nesting.
  func declaresType(_ name: String) -> Bool { scan.types[name] != nil }

  /// Returns whether the app declares a global function or variable with a name.
  func declaresGlobal(_ name: String) -> Bool { scan.globals[name] != nil }

  /// Returns the top-level types with a name, those nearest to a file first.
  func types(_ name: String, near file: Int) -> [AppDeclaration] {
    nearest(scan.types[name] ?? [], to: file).flatMap { index in
      declarations(of: index).filter {
        ($0.isType || $0.kind == .alias) && $0.name == name && (!$0.isPrivate || index == file)
      }
    }
  }

  /// Returns the nested types with a name.
  func nestedTypes(_ name: String) -> [AppDeclaration] {
    (scan.types[name] ?? []).flatMap { declarations(of: $0) }.flatMap(\.members).filter {
      $0.name == name && ($0.isType || $0.kind == .alias)
    }
  }

  /// Returns whether a type of the app, its extensions or its supertypes declare a member.
  func declaresMember(_ name: String, near type: String, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    let parts = types(type, near: 0) + extensions(of: type)
    return parts.contains { part in
      part.members.contains { $0.names.contains(name) }
        || part.inheritedNames.contains { declaresMember(name, near: $0, depth: depth + 1) }
    }
  }

  /// Returns the extensions of a type of the app.
  func extensions(of name: String) -> [AppDeclaration] {
    Set(scan.extensions[name] ?? []).sorted().flatMap { index in
      declarations(of: index).filter { $0.kind == .extension && $0.name == name }
    }
  }

  /// Returns the extensions of one type, if several types have the same name.
  func extensions(of type: AppDeclaration) -> [AppDeclaration] {
    let path = type.path
    return extensions(of: type.name).filter { found in
      let other = found.path
      // The extension may qualify a top-level type with the name of its module.
      return other == path || path.hasSuffix(".\(other)")
        || type.owner == nil && other.hasSuffix(".\(path)")
          && !declaresType(String(other.prefix { $0 != "." }))
    }
  }

  /// Returns the global functions, variables and operators with a name, those nearest to a file
  /// first.
  func globals(_ name: String, near file: Int) -> [AppDeclaration] {
    nearest(Array(Set(scan.globals[name] ?? [])), to: file).flatMap { index in
      declarations(of: index).filter {
        [.function, .variable, .operator].contains($0.kind) && $0.names.contains(name)
          && (!$0.isPrivate || index == file)
      }
    }
  }

  /// Returns the members with a name that the app adds to other modules' types, directly or by
  /// protocols that these adopt.
  func added(_ name: String) -> [AppDeclaration] { added[name] ?? [] }

  /// Returns the extensions by which other modules' types adopt a protocol of the app.
  func adoptions(of name: String) -> [AppDeclaration] { adopted[name] ?? [] }

  /// Returns the top-level classes and structures that adopt a protocol.
  func heirs(of name: String) -> [AppDeclaration] {
    Set(scan.heirs[name] ?? []).sorted().flatMap(declarations).filter {
      ($0.kind == .class || $0.kind == .structure) && $0.inheritedNames.contains(name)
    }
  }

  /// Returns whether only classes can adopt a protocol.
  func isClassBound(_ type: AppDeclaration, depth: Int = 0) -> Bool {
    type.inheritedNames.contains { name in
      if ["AnyObject", "class", "NSObjectProtocol"].contains(name) { return true }
      return depth < 6
        && types(name, near: type.file).contains {
          $0.kind == .protocol && isClassBound($0, depth: depth + 1)
        }
    }
  }

  /// Returns the superclass of an app's class: the app's declaration, or the name of another
  /// module's class.
  func superclass(of type: AppDeclaration) -> (app: AppDeclaration?, name: String)? {
    guard type.kind == .class, let name = type.inheritedNames.first else { return nil }
    let found = types(name, near: type.file).first
    if let found, found.kind == .alias {
      let real = found.declaration.typeNames.first ?? name
      return (types(real, near: type.file).first { $0.kind == .class }, real)
    }
    if let found, found.kind != .class { return nil }
    return (found, name)
  }

  /// Returns the superclasses of a class in the app, and the name of the first one outside it.
  func lineage(of type: AppDeclaration) -> (classes: [AppDeclaration], root: String?) {
    var classes = [type]
    while let next = superclass(of: classes[classes.count - 1]), classes.count < 20 {
      guard let app = next.app, !classes.contains(where: { $0 === app }) else {
        return (classes, next.name)
      }
      classes.append(app)
    }
    return (classes, nil)
  }

  /// The extensions of other modules' types, in the order of their names and files.
  private lazy var extensionsOfOthers: [AppDeclaration] = {
    let others = scan.extensions.filter { scan.types[$0.key] == nil || isAliasOfOther($0.key) }
    parse(others.values.flatMap(\.self))
    return others.sorted { $0.key < $1.key }.flatMap { extensions(of: $0.key) }
  }()

  /// Returns whether a name is an alias of a function type.
  func isFunction(_ name: String) -> Bool {
    guard scan.aliases.contains(name) else { return false }
    return (types(name, near: 0) + nestedTypes(name)).contains {
      let type = $0.declaration.as(TypeAliasDeclSyntax.self)?.initializer.value
      return type.map { StubBody.bare($0).is(FunctionTypeSyntax.self) } == true
    }
  }

  /// Returns whether a name is only an alias of another module's type.
  private func isAliasOfOther(_ name: String) -> Bool {
    guard scan.aliases.contains(name) else { return false }
    let found = types(name, near: 0) + nestedTypes(name)
    return !found.isEmpty
      && found.allSatisfy { type in
        guard let alias = type.declaration.as(TypeAliasDeclSyntax.self) else { return false }
        // An alias inside a class may have the name of the type that it means, as in `typealias
        // Herb = Garden.Herb`; that type is then another module's.
        let real = alias.initializer.value.lastName
        return real == name || scan.types[real] == nil
      }
  }

  private func membersOfOthers() -> [String: [AppDeclaration]] {
    var members: [String: [AppDeclaration]] = [:]
    for member in (extensionsOfOthers + defaultsForOthers).flatMap(\.members) {
      for name in member.names { members[name, default: []].append(member) }
    }
    return members
  }

  /// The extensions of the app's protocols that other modules' types adopt.
  private var defaultsForOthers: [AppDeclaration] {
    var found: [AppDeclaration] = []
    var known: Set<String> = []
    var names = adopted.keys.sorted()
    while let name = names.popLast() {
      guard known.insert(name).inserted else { continue }
      for type in types(name, near: 0) where type.kind == .protocol {
        found += extensions(of: name)
        names += type.inheritedNames
      }
    }
    return found
  }

  private func adoptionsByOthers() -> [String: [AppDeclaration]] {
    var adoptions: [String: [AppDeclaration]] = [:]
    for found in extensionsOfOthers {
      for name in found.inheritedNames { adoptions[name, default: []].append(found) }
    }
    return adoptions
  }

  /// Sorts files by the number of folders that they share with a file.
  private func nearest(_ files: [Int], to file: Int) -> [Int] {
    if files.count < 2 { return files }
    let own = paths[file].split(separator: "/")
    let shared = files.map { other in
      zip(own, paths[other].split(separator: "/")).prefix { $0 == $1 }.count
    }
    return zip(files, shared).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }
}
