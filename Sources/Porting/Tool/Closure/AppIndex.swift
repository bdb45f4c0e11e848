import Foundation
import SwiftSyntax

/// An index of the declarations of an app, which parses only the files that are needed.
final class AppIndex {
  let paths: [String]
  private let samples: JSONSamples
  /// The contents of the files, in the order of `paths`; empty for files that cannot be read.
  let contents: [Data]
  private var scan = DeclarationScan()
  private var parsed: [Int: SourceFile] = [:]
  /// The files whose skeletons, the positions of their declarations (`FileSkeleton`), were stored
  /// by an earlier run.
  private var kept: [Int: KeptFile] = [:]
  /// The digests of the files' contents.
  private var digests: [Int: String] = [:]
  /// The names in each parsed file that may be module qualifiers, such as `Garden` in
  /// `Garden.Herb`.
  private var candidates: [Int: [ModuleQualifiers.Candidate]] = [:]
  private let store: SkeletonStore?
  /// For each file, the offsets of the declarations in a `Closure`, with whether only the part
  /// before the members is needed.
  private var expected: [Int: [Int: Bool]] = [:]
  /// A hash of the names of the modules that the app imports.
  private lazy var modulesHash = ByteHash.of(
    scan.modules.sorted().joined(separator: " "))
  private var declared: [Int: [AppDeclaration]] = [:]
  /// The members that the app's extensions add to types of other modules, keyed by name.
  private lazy var added: [String: [AppDeclaration]] = membersOfOthers()
  /// The extensions that make other modules' types conform to protocols, keyed by the name of the
  /// protocol.
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
    contents = Parallel.map(paths.count) {
      FileManager.default.contents(atPath: paths[$0]) ?? Data()
    }
    for (index, data) in contents.enumerated() { scan.read(data, of: index) }
  }

  /// Returns values for a model's properties from the project's sample files (JSON), as source.
  func samples(of type: AppDeclaration?) -> [String: JSONSamples.Value] {
    type.map { samples.values(of: $0, in: self) } ?? [:]
  }

  /// Returns the bytes of a file.
  func data(_ index: Int) -> Data { contents[index] }

  /// Returns a file with its syntax tree.
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
  private func keptFile(_ index: Int) -> SourceFile? { adopt(loaded(index), at: index) }

  /// The digest of a file, and the file with its declarations if its skeleton is known.
  private typealias Loaded = (digest: String, kept: (file: KeptFile, all: [AppDeclaration])?)

  /// Reads a file, with its skeleton if that is known; nil if skeletons are not stored.
  private func loaded(_ index: Int) -> Loaded? {
    guard let store else { return nil }
    let digest = ByteHash.digest(contents[index], from: modulesHash)
    guard let skeleton = store.read(paths[index], digest: digest) else { return (digest, nil) }
    let bytes = contents[index]
    let qualifiers = ModuleQualifiers(skeleton.qualifiers, in: self)
    let text = qualifiers.text(of: Array(bytes)) ?? String(decoding: bytes, as: UTF8.self)
    guard text.utf8.count == bytes.count else { return (digest, nil) }
    var file = SourceFile(path: paths[index], wholePath: paths[index], text: text)
    file.knownImports = skeleton.imports
    let found = KeptFile(
      file, skeleton, at: index, expected: store.pieces(paths[index], digest: digest))
    return (digest, AppDeclaration.all(of: found, at: index).map { (found, $0) })
  }

  /// Adds a file that was read; returns nil if it must be parsed as a whole.
  private func adopt(_ loaded: Loaded?, at index: Int) -> SourceFile? {
    guard let loaded else { return nil }
    digests[index] = loaded.digest
    guard let (found, all) = loaded.kept else { return nil }
    (kept[index], declared[index], parsed[index]) = (found, all, found.file)
    return found.file
  }

  /// Stores the skeletons of the files that were parsed as a whole and, for the other files, the
  /// declarations that were parsed alone.
  func keep() {
    guard let store else { return }
    for (index, file) in kept where file.isUnexpected {
      store.write(file.used, of: paths[index], digest: digests[index] ?? "")
    }
    for (index, file) in parsed where kept[index] == nil {
      // If the removal of module qualifiers changed the text's length, no skeleton is stored,
      // because its byte ranges would not match the file.
      guard let digest = digests[index], file.bytes.count == contents[index].count else { continue }
      let text = FileSkeleton.text(
        of: file, declarations(of: index), digest: digest, candidates[index] ?? [])
      guard let text else { continue }
      store.write(text, of: paths[index])
      let pieces = KeptFile.pieces(expected[index] ?? [:], of: declarations(of: index))
      store.write(pieces, of: paths[index], digest: digest)
    }
  }

  /// Records the declarations of a `Closure`, which the next run parses first, each with whether it
  /// is compiled as written.
  func expect(_ parts: [(declaration: AppDeclaration, isWhole: Bool)]) {
    for (part, isWhole) in parts {
      expected[part.file, default: [:]][part.id.offset] = part.isGroup && !isWhole
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

  /// Parses files in parallel, before their declarations are used.
  private func parse(_ files: [Int]) {
    // Lazy properties are initialised here, before several threads read them.
    _ = (modulesHash, folders)
    let unread = Set(files).filter { parsed[$0] == nil }.sorted()
    let loaded = Parallel.map(unread.count) { number in
      let loaded = self.loaded(unread[number])
      loaded?.kept?.file.parseExpected()
      return loaded
    }
    let new = zip(unread, loaded).filter { adopt($1, at: $0) == nil }.map(\.0)
    let texts = new.map { (paths[$0], String(decoding: contents[$0], as: UTF8.self)) }
    for (file, tree) in zip(new, SourceFile.all(texts)) { parsed[file] = plain(tree, at: file) }
  }

  /// Parses the files that an earlier run for the same views used, if they still exist.
  func parse(at earlier: [String]) {
    let known = Set(earlier)
    parse(paths.indices.filter { known.contains(paths[$0]) })
  }

  /// The paths of the files that were parsed.
  var parsedPaths: [String] { parsed.keys.sorted().map { paths[$0] } }

  /// The hash of the lines with declarations of each file that was not parsed, keyed by path.
  var unparsed: [String: UInt64] {
    paths.indices.filter { parsed[$0] == nil }.reduce(into: [:]) { hashes, file in
      hashes[paths[file]] = scan.hashes[file] ?? 0
    }
  }

  /// The names of all types and of all global functions and variables.
  var outerNames: Set<String> { scan.names }

  /// All names of declarations in the parsed files, the names of types and globals in the other
  /// files, and the argument labels of initialisers and subscripts in the parsed files.
  ///
  /// Code that uses any other name adds no declaration to a `Closure`.
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

  /// The names of all folders in the paths of the files, which are often named after modules.
  private lazy var folders = Set(paths.flatMap { $0.split(separator: "/").dropLast() })

  /// Returns whether a name is an imported module that is not available here, so that the qualifier
  /// must be removed: `Garden` in `Garden.Herb`.
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

  /// Returns the top-level types and aliases with a name, those in the folders nearest to a file
  /// first; private ones only if they are in that file.
  func types(_ name: String, near file: Int) -> [AppDeclaration] {
    nearest(scan.types[name] ?? [], to: file).flatMap { index in
      declarations(of: index).filter {
        ($0.isType || $0.kind == .alias) && $0.name == name && (!$0.isPrivate || index == file)
      }
    }
  }

  /// Returns the types and aliases with a name that are members of a top-level type or extension.
  func nestedTypes(_ name: String) -> [AppDeclaration] {
    (scan.types[name] ?? []).flatMap { declarations(of: $0) }.flatMap(\.members).filter {
      $0.name == name && ($0.isType || $0.kind == .alias)
    }
  }

  /// Returns whether a type of the app, one of its extensions or one of its supertypes declares a
  /// member.
  func declaresMember(_ name: String, near type: String, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    let parts = types(type, near: 0) + extensions(of: type)
    return parts.contains { part in
      part.members.contains { $0.names.contains(name) }
        || part.inheritedNames.contains { declaresMember(name, near: $0, depth: depth + 1) }
    }
  }

  /// Returns the extensions of a type of the app, by its name or by an alias of it.
  func extensions(of name: String) -> [AppDeclaration] {
    let aliases = (scan.aliasesOf[name] ?? []).sorted()
    return ([name] + aliases).flatMap(extensions(named:))
  }

  private func extensions(named name: String) -> [AppDeclaration] {
    Set(scan.extensions[name] ?? []).sorted().flatMap { index in
      declarations(of: index).filter { $0.kind == .extension && $0.name == name }
    }
  }

  /// Returns the extensions of a type, without those of another type that has the same name.
  func extensions(of type: AppDeclaration) -> [AppDeclaration] {
    let path = type.path
    let aliases = scan.aliasesOf[type.name] ?? []
    return extensions(of: type.name).filter { found in
      if aliases.contains(found.name) { return type.owner == nil }
      let other = found.path
      // An extension may write the module before a top-level type: `extension Garden.Herb`.
      return other == path || path.hasSuffix(".\(other)")
        || type.owner == nil && other.hasSuffix(".\(path)")
          && !declaresType(String(other.prefix { $0 != "." }))
    }
  }

  /// Returns the global functions, variables and operators with a name, those in the folders
  /// nearest to a file first.
  func globals(_ name: String, near file: Int) -> [AppDeclaration] {
    nearest(Array(Set(scan.globals[name] ?? [])), to: file).flatMap { index in
      declarations(of: index).filter {
        [.function, .variable, .operator].contains($0.kind) && $0.names.contains(name)
          && (!$0.isPrivate || index == file)
      }
    }
  }

  /// Returns the members with a name that the app adds to other modules' types: in extensions of
  /// these types, or of protocols to which they conform.
  func added(_ name: String) -> [AppDeclaration] { added[name] ?? [] }

  /// Returns the extensions that make other modules' types conform to a protocol of the app.
  func adoptions(of name: String) -> [AppDeclaration] { adopted[name] ?? [] }

  /// Returns the top-level classes and structures whose own declarations name a protocol.
  func heirs(of name: String) -> [AppDeclaration] {
    Set(scan.heirs[name] ?? []).sorted().flatMap(declarations).filter {
      ($0.kind == .class || $0.kind == .structure) && $0.inheritedNames.contains(name)
    }
  }

  /// Returns whether only classes can conform to a protocol.
  func isClassBound(_ type: AppDeclaration, depth: Int = 0) -> Bool {
    type.inheritedNames.contains { name in
      if ["AnyObject", "class", "NSObjectProtocol"].contains(name) { return true }
      return depth < 6
        && types(name, near: type.file).contains {
          $0.kind == .protocol && isClassBound($0, depth: depth + 1)
        }
    }
  }

  /// Returns the superclass of a class of the app: its declaration, or only the name of the first
  /// inherited type, also of a protocol, if another module declares it; nil if there is none.
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

  /// Returns the class and its superclasses that the app declares, and the name of the first
  /// superclass outside the app; that name is nil if there is none.
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

  /// The app's extensions of other modules' types, sorted by the type's name and then by file.
  private lazy var extensionsOfOthers: [AppDeclaration] = {
    let others = scan.extensions.filter { scan.types[$0.key] == nil || isAliasOfOther($0.key) }
    parse(others.values.flatMap(\.self))
    return others.sorted { $0.key < $1.key }.flatMap { extensions(named: $0.key) }
  }()

  /// Returns whether a name is an alias of a function type.
  func isFunction(_ name: String) -> Bool {
    guard scan.aliases.contains(name) else { return false }
    return (types(name, near: 0) + nestedTypes(name)).contains {
      let type = $0.declaration.as(TypeAliasDeclSyntax.self)?.initializer.value
      return type.map { StubBody.bare($0).is(FunctionTypeSyntax.self) } == true
    }
  }

  /// Returns whether every type of this name in the app is an alias of another module's type.
  private func isAliasOfOther(_ name: String) -> Bool {
    guard scan.aliases.contains(name) else { return false }
    let found = types(name, near: 0) + nestedTypes(name)
    return !found.isEmpty
      && found.allSatisfy { type in
        guard let alias = type.declaration.as(TypeAliasDeclSyntax.self) else { return false }
        // An alias inside a class may have the same name as its underlying type, as in `typealias
        // Herb = Garden.Herb`; the underlying type is then another module's.
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

  /// The extensions of the app's protocols to which other modules' types conform.
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
}
