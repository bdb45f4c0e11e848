import SwiftSyntax

/// An index of the declarations in the files that are ported together.
///
/// Types are identified by their names without enclosing types, so `Shelf.Cell` and `Cell` are the
/// same. That is sufficient to find the method of a selector, and the class into whose body a
/// member is moved, without a type checker.
struct SourceIndex {
  private(set) var types: [String: DeclaredType] = [:]
  /// The names of the `@objc` protocols.
  private(set) var objectiveCProtocols: Set<String> = []
  /// The names of all classes, structures, enumerations, protocols and type aliases.
  private(set) var typeNames: Set<String> = []
  /// The members declared in extensions, each with the name of the extended type, keyed by the
  /// index of the file.
  private(set) var outside: [Int: [(type: String, member: DeclaredType.Member)]] = [:]
  /// The names of all members that have `override`.
  private(set) var overridingNames: Set<String> = []
  /// The names of optional protocol methods without parameters.
  private(set) var bareOptionals: Set<String> = []
  /// The optional protocol methods with parameters that share their name with a method of the
  /// protocol without parameters.
  private(set) var sharedOptionals: Set<SharedOptional> = []

  /// The autoclosure parameters of the standard library's functions and of the functions in the
  /// ported files.
  private(set) var autoclosures = AutoclosureParameter.standard
  /// Whether any type has a static `description()`.
  private(set) var describesTypes = false
  /// The optional methods of UIKit's protocols and of the `@objc` protocols in the ported files.
  private(set) var optionalSelectors = UIKitRequirements.table
  /// The protocols from which each protocol in the ported files inherits, keyed by its name.
  private(set) var protocolParents: [String: [String]] = [:]
  /// The protocols in the ported files that are isolated to the main actor.
  private(set) var mainActorProtocols: Set<String> = []
  /// The optional protocol methods that only subclasses of the adopting class implement, each with
  /// the index of its file.
  private(set) var inheritedRequirements: [(file: Int, requirement: InheritedRequirement)] = []
  /// The members of extensions that override members of other extensions, each with the index of
  /// its file.
  private(set) var extensionOverrides: [(file: Int, override: ExtensionOverride)] = []
  /// The classes with outlets and actions, for Interface Builder documents.
  private(set) var interfaces = InterfaceIndex()
  /// Whether a file imports UIKit, so that UIKit's names may be visible in the other files too.
  private(set) var importsUIKit = false

  /// Reads the declarations of files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - named: the names of the classes in Interface Builder documents.
  init(_ files: [SourceFile], named: Set<String> = []) {
    importsUIKit = files.contains { $0.text.contains("import UIKit") }
    for (index, file) in files.enumerated() {
      let reader = Reader(file: file, index: index)
      reader.walk(file.tree)
      for (name, type) in reader.types.sorted(by: { $0.key < $1.key }) {
        add(type, to: name)
        let members = type.members.filter { $0.extension != nil }
        outside[index, default: []] += members.map { (name, $0) }
        overridingNames.formUnion(type.members.map(\.value).filter(\.isOverride).map(\.name))
      }
      objectiveCProtocols.formUnion(reader.protocols)
      typeNames.formUnion(reader.typeNames)
      bareOptionals.formUnion(reader.bareOptionals)
      sharedOptionals.formUnion(reader.sharedOptionals)
      optionalSelectors = optionalSelectors.merging(reader.optionalSelectors)
      mainActorProtocols.formUnion(reader.mainActorProtocols)
      protocolParents.merge(reader.protocolParents, uniquingKeysWith: +)
      let closures = AutoclosureReader(viewMode: .sourceAccurate)
      closures.walk(file.tree)
      autoclosures.formUnion(closures.found)
      describesTypes = describesTypes || reader.describesTypes
    }
    // The overrides are found after the loop, because the members that may be overridden must have
    // been read from all files.
    extensionOverrides = outside.sorted { $0.key < $1.key }.flatMap { file, members in
      members.compactMap { type, member in
        ExtensionOverride(member, of: type, in: self).map { (file, $0) }
      }
    }
    inheritedRequirements = types.sorted { $0.key < $1.key }.flatMap { name, type in
      type.body == nil
        ? []
        : type.members.compactMap { member in
          InheritedRequirement(member.value, of: name, in: self).map { (member.file, $0) }
        }
    }
    interfaces = InterfaceIndex(files, in: self, named: named)
  }

  /// Returns the optional method of a superclass's protocol that a member implements, or nil if
  /// there is none.
  func inheritedRequirement(of member: DeclaredMember) -> InheritedRequirement? {
    inheritedRequirements.first { $0.requirement.method.id == member.declaration.id }?.requirement
  }

  /// Returns protocols and all protocols from which they inherit, as far as the ported files
  /// declare them.
  func allProtocols(of names: [String]) -> [String] {
    var (rest, all) = (names, Set<String>())
    while let name = rest.popLast() {
      guard all.insert(name).inserted else { continue }
      rest += protocolParents[name] ?? []
    }
    return Array(all)
  }

  private mutating func add(_ type: DeclaredType, to name: String) {
    var all = types[name] ?? DeclaredType()
    all.body = all.body ?? type.body
    all.inherited += type.inherited
    all.adopted += type.adopted
    all.isOnMainActor = all.isOnMainActor || type.isOnMainActor
    all.members += type.members
    types[name] = all
  }

  /// Returns the name of a type and the names of its superclasses that the ported files declare.
  func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let name = next, types[name] != nil, !names.contains(name) {
      names.append(name)
      next = types[name]?.inherited.first { types[$0]?.body != nil }
    }
    return names
  }

  /// Returns the members with a name that a type or its superclasses declare, nearest class first.
  func members(named name: String, of type: String) -> [DeclaredMember] {
    lineage(of: type).flatMap { types[$0]?.members ?? [] }.map(\.value).filter { $0.name == name }
  }

  /// Returns the sorted names of the types that declare a member with a name.
  func classes(declaring name: String) -> [String] {
    types.filter { $0.value.members.contains { $0.value.name == name } }.map(\.key).sorted()
  }
}

/// A visitor that collects the types and members in one file.
private final class Reader: SyntaxVisitor {
  let file: SourceFile
  let index: Int
  var types: [String: DeclaredType] = [:]
  var protocols: Set<String> = []
  var typeNames: Set<String> = []
  var bareOptionals: Set<String> = []
  var sharedOptionals: Set<SharedOptional> = []
  var describesTypes = false
  var optionalSelectors = OptionalSelectors()
  var protocolParents: [String: [String]] = [:]
  var mainActorProtocols: Set<String> = []

  init(file: SourceFile, index: Int) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard file.isActive(node.ownRange.lowerBound) else { return .skipChildren }
    // A class without a closing brace (a syntax error) is not indexed: `MovedMembersPass` inserts
    // members from extensions before that brace.
    guard node.memberBlock.rightBrace.presence == .present else { return .visitChildren }
    let name = node.name.text
    typeNames.insert(name)
    types[name, default: DeclaredType()].body = DeclaredType.Body(
      file: index, start: node.memberBlock.leftBrace.ownRange.upperBound,
      brace: node.memberBlock.rightBrace.ownRange.lowerBound,
      isPublic: node.modifiers.contains { ["public", "open"].contains($0.name.text) })
    types[name]?.inherited += node.inheritanceClause?.names ?? []
    types[name]?.adopted += node.inheritanceClause?.names ?? []
    types[name]?.isOnMainActor = !node.attributes.named("MainActor").isEmpty
    add(node.memberBlock, to: name, from: nil)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard file.isActive(node.ownRange.lowerBound) else { return .skipChildren }
    add(node.memberBlock, to: node.extendedType.lastName, from: node)
    types[node.extendedType.lastName]?.adopted += node.inheritanceClause?.names ?? []
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    let parents = node.inheritanceClause?.names ?? []
    protocolParents[node.name.text, default: []] += parents
    optionalSelectors.add(inherited: parents, to: node.name.text)
    if !node.attributes.named("MainActor").isEmpty { mainActorProtocols.insert(node.name.text) }
    if !node.attributes.named("objc").isEmpty {
      protocols.insert(node.name.text)
      let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      bareOptionals.formUnion(functions.filter(\.isBareOptional).map(\.name.text))
      for function in functions.filter(\.isOptional) {
        let selector = DeclaredMember(DeclSyntax(function))?.selector ?? ""
        optionalSelectors.add(selector, to: node.name.text)
      }
      let bare = Set(functions.filter(\.takesNothing).map(\.name.text))
      let others = functions.filter { $0.isOptional && !$0.takesNothing }
      sharedOptionals.formUnion(
        others.filter { bare.contains($0.name.text) }.map(SharedOptional.init))
    }
    describesTypes =
      describesTypes
      || node.memberBlock.members.contains {
        $0.decl.as(FunctionDeclSyntax.self)?.describesType == true
      }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    describesTypes = describesTypes || node.describesType
    return .visitChildren
  }

  private func add(
    _ block: MemberBlockSyntax, to name: String, from extended: ExtensionDeclSyntax?
  ) {
    let members = block.members.compactMap { DeclaredMember($0.decl) }
    types[name, default: DeclaredType()].members += members.map {
      DeclaredType.Member(file: index, value: $0, extension: extended)
    }
  }
}

extension InheritanceClauseSyntax {
  /// The names of the inherited types, without enclosing types.
  var names: [String] { inheritedTypes.map(\.type.lastName) }
}

extension TypeSyntax {
  /// The name without enclosing types and generic arguments, such as `Cell` for `Shelf.Cell<T>`.
  var lastName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? ownText
  }
}

/// An optional protocol method with parameters that shares its name with a method of the protocol
/// without parameters.
struct SharedOptional: Hashable {
  let name: String
  /// The argument labels, each `_` if the parameter has none.
  let labels: [String]

  init(_ function: FunctionDeclSyntax) {
    name = function.name.text
    labels = function.signature.parameterClause.parameters.map(\.firstName.text)
  }
}

extension FunctionDeclSyntax {
  /// Whether the function is a static `description()`.
  fileprivate var describesType: Bool {
    name.text == "description" && modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Whether the function is an optional requirement of a protocol and has no parameters.
  fileprivate var isBareOptional: Bool { isOptional && takesNothing }

  fileprivate var isOptional: Bool { modifiers.contains { $0.name.text == "optional" } }

  fileprivate var takesNothing: Bool { signature.parameterClause.parameters.isEmpty }
}
