import SwiftParser
import SwiftSyntax

/// The declarations that are compiled to show a view: all that its files use, directly or not.
///
/// ```
/// HerbView.swift   the previewed file: as written
/// PotView          a view that HerbView makes: as written
/// Herb.title       a member that both views use: its signature, with a body that returns a value
/// Herb.soil        a member that no code uses: left out
/// Garden           a type that only a signature names: empty
/// ```
///
/// Declarations are found by their last names, as there is no type checker.
final class Closure {
  /// The form in which a declaration is compiled: as written, or as a stub.
  enum Form { case whole, stub }

  /// A declaration with its form.
  struct Part {
    var declaration: AppDeclaration
    var form: Form
  }

  let index: AppIndex
  let asked: [Int]
  let repairs: ClosureRepairs
  /// The expressions of a project's `.quarterturn/views.json` that make objects of its classes,
  /// keyed by the name of the class.
  let makings: [String: String]
  /// The expressions that make objects of the project's classes, found in its tests or made with
  /// its sample values, keyed by the name of the class.
  let tested: [String: String]
  /// The names in code that is compiled as written, each with the number of steps from the
  /// previewed files.
  private(set) var used: [String: Int] = [:]
  private(set) var called: Set<String> = []
  private(set) var labels: Set<String> = []
  /// The declarations in the `Closure`, each with its form.
  private(set) var parts: [AppDeclaration.Identity: Part] = [:]
  private var chosen: [String: AppDeclaration] = [:]
  private var named: Set<String> = []
  private var wholeNames: Set<String> = []
  /// The members of stubbed types that no code has used so far, keyed by name.
  private var waiting: [String: [AppDeclaration]] = [:]
  private var queue: [(name: String, isUse: Bool, depth: Int)] = []
  private var wholeSize = 0

  init(
    of asked: [Int], in index: AppIndex, repairs: ClosureRepairs, makings: [String: String] = [:],
    tested: [String: String] = [:]
  ) {
    self.tested = tested
    (self.asked, self.index, self.repairs, self.makings) = (asked, index, repairs, makings)
    for file in asked {
      for declaration in index.declarations(of: file) {
        add(declaration, .whole)
        if !declaration.isGroup { signatures.insert(declaration.signature) }
        if declaration.isType { chosen[declaration.name] = declaration }
      }
      use(UsedNames(in: index.file(file).tree), depth: 0)
    }
    for part in asked.flatMap(index.declarations) {
      followWhole(part)
      includeExtensions(of: part)
    }
    let made = makings.merging(tested) { own, _ in own }
    for (name, text) in made.sorted(by: { $0.key < $1.key }) where chosen[name] != nil {
      use(UsedNames(in: Parser.parse(source: text)), depth: 0)
    }
    for name in repairs.names.sorted() { use(name, depth: 1) }
    repeat { empty() } while settle()
  }

  /// Includes the extensions of a type in the previewed files that are in other files.
  private func includeExtensions(of part: AppDeclaration) {
    if part.isType {
      for found in index.extensions(of: part) where parts[found.id] == nil {
        add(found, .stub)
        mention(found.headNames, depth: 1)
        found.members.forEach { register($0, of: part, 1) }
      }
    }
    includeExtensions(ofTypesIn: part, depth: 1)
  }

  /// The top-level declarations in the `Closure`, sorted by file and position.
  var outer: [AppDeclaration] {
    parts.values.map(\.declaration).filter { $0.owner == nil }.sorted {
      ($0.file, $0.id.offset) < ($1.file, $1.id.offset)
    }
  }

  /// Returns the form of a declaration; nil if the `Closure` does not contain it, or if a repair
  /// leaves it out.
  func form(of declaration: AppDeclaration) -> Form? {
    if repairs.dropped.contains(declaration.id) { return nil }
    guard let part = parts[declaration.id] else { return nil }
    guard repairs.cut.contains(declaration.id) else { return part.form }
    return declaration.owner?.kind == .protocol && declaration.kind != .associated ? nil : .stub
  }

  func contains(type name: String) -> Bool { chosen[name] != nil }

  /// Returns the type that is compiled under a name; nil if the `Closure` contains none.
  func type(_ name: String) -> AppDeclaration? { chosen[name] }

  /// Returns the form of the type with a name, nested or not; nil if it is not in the `Closure`.
  func form(ofType name: String) -> Form? {
    if let type = chosen[name] { return form(of: type) }
    return index.nestedTypes(name).lazy.compactMap { self.form(of: $0) }.first
  }

  // MARK: Used names

  private func use(_ names: UsedNames, depth: Int) {
    called.formUnion(names.called)
    labels.formUnion(names.labels)
    for name in names.all.sorted() { use(name, depth: depth) }
  }

  private func use(_ name: String, depth: Int) {
    if let known = used[name], known <= depth { return }
    used[name] = depth
    queue.append((name, true, depth))
  }

  private func mention(_ names: Set<String>, depth: Int) {
    for name in names.subtracting(named).sorted() {
      named.insert(name)
      queue.append((name, false, depth))
    }
  }

  private func empty() {
    var next = 0
    while next < queue.count {
      let entry = queue[next]
      next += 1
      includeTypes(entry.name, isUse: entry.isUse, depth: entry.depth)
      if entry.isUse { includeMembers(entry.name, depth: entry.depth) }
    }
    queue = []
  }

  private func includeTypes(_ name: String, isUse: Bool, depth: Int) {
    if let type = chosen[name] {
      return include(type: type, isUse: isUse, depth: depth)
    }
    // A type that has the same name as the module that is compiled is left out, because it would
    // shadow the module in qualified names.
    guard name != ModuleQualifiers.module,
      let type = index.types(name, near: asked[0]).publicFirst
    else { return }
    chosen[name] = type
    include(type: type, isUse: isUse, depth: depth)
  }

  private func includeMembers(_ name: String, depth: Int) {
    for member in waiting.removeValue(forKey: name) ?? [] { include(member: member, depth: depth) }
    for global in index.globals(name, near: asked[0]) where isFirst(global) {
      include(member: global, depth: depth)
    }
    if name == "init" { return }
    for member in index.added(name) where isFirst(member) {
      include(member: member, depth: depth)
    }
  }

  /// The signatures of the globals, and of the members added to other modules' types, that are
  /// included.
  ///
  /// If two modules have equal declarations, only the first one is compiled.
  private var signatures: Set<String> = []

  private func isFirst(_ member: AppDeclaration) -> Bool {
    if parts[member.id] != nil { return false }
    if let owner = member.owner, KeepRule.isSwiftUIs(owner.name) { return false }
    // An extension with a `where` clause names generic parameters; those of a missing type are not
    // known, so the extension's members are left out.
    if let owner = member.owner, repairs.missing.types[owner.name] != nil,
      owner.head.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    {
      return false
    }
    let owner = member.owner?.head.as(ExtensionDeclSyntax.self)
    let place = owner.map { "\($0.extendedType.ownText)\($0.genericWhereClause?.ownText ?? "")." }
    return signatures.insert((place ?? "") + member.signature).inserted
  }

  // MARK: Types

  private func add(_ declaration: AppDeclaration, _ form: Form) {
    parts[declaration.id] = Part(declaration: declaration, form: form)
    if form == .whole { declaration.members.forEach { add($0, .whole) } }
  }

  private func include(type: AppDeclaration, isUse: Bool, depth: Int) {
    if let part = parts[type.id] {
      guard part.form == .stub, isUse || wholeNames.contains(type.name), isWhole(type, depth)
      else { return }
    }
    if type.kind == .alias {
      add(type, .whole)
      return mention(type.declaration.typeNames, depth: depth)
    }
    let isWhole = (isUse || wholeNames.contains(type.name)) && isWhole(type, depth)
    add(type, isWhole ? .whole : .stub)
    if isWhole { includeWhole(type, depth: depth) } else { includeStub(type, depth: depth) }
  }

  private func isWhole(_ type: AppDeclaration, _ depth: Int) -> Bool {
    if repairs.cut.contains(type.id) { return false }
    if let owner = type.owner, !isOfAsked(owner) { return false }
    if wholeNames.contains(type.name) { return true }
    return depth < 3 && wholeSize < 120_000 && KeepRule.keeps(type, depth, in: index)
  }

  /// Returns whether an extension extends a type of the previewed files.
  private func isOfAsked(_ owner: AppDeclaration) -> Bool {
    owner.kind == .extension && owner.owner == nil
      && chosen[owner.name].map { asked.contains($0.file) } == true
  }

  private func includeWhole(_ type: AppDeclaration, depth: Int) {
    let extensions = index.extensions(of: type)
    for part in [type] + extensions {
      add(part, .whole)
      wholeSize += part.range.count
      let names = UsedNames(in: part.declaration)
      use(names, depth: depth + 1)
      includePrivate(names, of: part.file, depth: depth + 1)
      followWhole(part)
      includeExtensions(ofTypesIn: part, depth: depth + 1)
    }
  }

  /// Includes the private declarations of a file that a declaration of the same file uses.
  private func includePrivate(_ names: UsedNames, of file: Int, depth: Int) {
    guard !asked.contains(file) else { return }
    for found in index.declarations(of: file)
    where found.isPrivate && parts[found.id] == nil && found.kind != .extension {
      guard found.names.contains(where: names.all.contains) else { continue }
      if found.isType {
        includePrivate(type: found, depth: depth)
      } else {
        include(member: found, depth: depth)
      }
    }
  }

  /// Includes a private type of another file with its extensions, which are in the same file.
  private func includePrivate(type: AppDeclaration, depth: Int) {
    let extensions = index.declarations(of: type.file).filter {
      $0.kind == .extension && $0.name == type.name
    }
    for part in [type] + extensions {
      add(part, .whole)
      use(UsedNames(in: part.declaration), depth: depth)
    }
    followWhole(type)
  }

  /// Includes the extensions of the types nested in a declaration that is compiled as written.
  private func includeExtensions(ofTypesIn part: AppDeclaration, depth: Int) {
    for type in part.members where type.isType {
      for found in index.extensions(of: type) where parts[found.id] == nil {
        add(found, .stub)
        mention(found.headNames, depth: depth)
        found.members.forEach { register($0, of: type, depth) }
      }
      includeExtensions(ofTypesIn: type, depth: depth)
    }
  }

  /// Includes the superclass, as written, of a class that is compiled as written.
  private func followWhole(_ part: AppDeclaration) {
    if part.kind == .class, let parent = index.superclass(of: part)?.app {
      wholeNames.insert(parent.name)
      chosen[parent.name] = chosen[parent.name] ?? parent
      queue.append((parent.name, true, 1))
    }
  }

  private func includeStub(_ type: AppDeclaration, depth: Int) {
    for value in conformers(of: type) where chosen[value.name] == nil {
      chosen[value.name] = value
      wholeNames.insert(value.name)
      queue.append((value.name, true, 0))
    }
    for part in [type] + index.extensions(of: type) {
      if part !== type { add(part, .stub) }
      mention(part.headNames.subtracting(part.inheritedNames), depth: depth)
      part.members.forEach { register($0, of: type, depth) }
    }
    if let parent = index.superclass(of: type)?.name { mention([parent], depth: depth) }
  }

  private func register(_ member: AppDeclaration, of type: AppDeclaration, _ depth: Int) {
    switch member.kind {
    case .cases: include(member: member, depth: depth)
    case .associated:
      include(member: member, depth: depth)
      use(member.name, depth: depth)
    case .initializer: break
    case .subscript: include(member: member, depth: depth)
    default:
      if member.isType || member.kind == .alias {
        if named.contains(member.name) || used[member.name] != nil {
          return include(member: member, depth: depth)
        }
      } else if member.names.contains(where: { used[$0] != nil })
        || StubConformance.requires(member, of: type)
      {
        return include(member: member, depth: depth)
      }
      for name in member.names { waiting[name, default: []].append(member) }
    }
  }

  // MARK: Members

  private func include(member: AppDeclaration, depth: Int) {
    guard parts[member.id] == nil, !hasTypeOfItsFile(member) else { return }
    if let owner = member.owner, parts[owner.id] == nil { add(owner, .stub) }
    if let owner = member.owner, owner.kind == .extension {
      mention(owner.headNames, depth: depth)
    }
    if member.isType {
      let isUse = used[member.name] != nil && member.owner.map(isOfAsked) == true
      return include(type: member, isUse: isUse, depth: depth)
    }
    let isWritten =
      KeepRule.keeps(member: member, depth) && !isOfStubbedController(member)
      && !repairs.cut.contains(member.id)
      && !(member.kind == .initializer && member.extendsMissing(self))
    add(member, isWritten ? .whole : .stub)
    if isWritten {
      let names = UsedNames(in: member.declaration)
      use(names, depth: depth + 1)
      includePrivate(names, of: member.file, depth: depth + 1)
    } else {
      mention(member.declaration.typeNames, depth: depth)
      for value in member.genericDefaults { use(UsedNames(in: value), depth: depth + 1) }
    }
  }

  /// Includes the declarations that only the complete set of used names decides: initialisers,
  /// subscripts, conformances and nested types; and those that repairs require.
  ///
  /// Returns whether a declaration was added, or names are still in the queue.
  private func settle() -> Bool {
    let count = parts.count
    for part in parts.values where part.form == .stub && part.declaration.isGroup {
      settleMembers(of: part.declaration)
    }
    for member in index.added("init") where isCalled(member) && isFirst(member) {
      include(member: member, depth: 1)
    }
    for member in index.added("subscript") where isCalled(subscript: member) && isFirst(member) {
      include(member: member, depth: 1)
    }
    for (name, type) in chosen where type.kind == .protocol && !asked.contains(type.file) {
      for adopted in index.adoptions(of: name) where parts[adopted.id] == nil {
        guard isNamed(adopted.name) else { continue }
        add(adopted, .stub)
        for member in adopted.members { include(member: member, depth: 1) }
      }
    }
    return parts.count > count || !queue.isEmpty
  }

  private func isNamed(_ name: String) -> Bool { used[name] != nil || named.contains(name) }

  private func settleMembers(of group: AppDeclaration) {
    for name in group.inheritedNames where chosen[name] == nil {
      if isNeeded(protocol: name) { includeTypes(name, isUse: false, depth: 2) }
    }
    for member in group.members where parts[member.id] == nil {
      if member.kind == .initializer, isCalled(member) || repairs.forced.contains(member.id) {
        include(member: member, depth: 2)
      } else if member.isType || member.kind == .alias, named.contains(member.name) {
        include(member: member, depth: 2)
      } else if repairs.forced.contains(member.id) {
        include(member: member, depth: 2)
      }
    }
  }

  /// Returns whether code uses a member of a protocol, its extensions or its inherited protocols.
  private func isNeeded(protocol name: String) -> Bool {
    guard let found = index.types(name, near: asked[0]).first, found.kind == .protocol else {
      return false
    }
    return ([found] + index.extensions(of: name)).contains { part in
      part.members.contains { $0.names.contains { used[$0] != nil } }
        || part.inheritedNames.contains(where: isNeeded)
    }
  }
}
