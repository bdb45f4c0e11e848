import SwiftSyntax

/// A declaration of an app outside functions: a type, an extension, a member or a global.
///
/// The name of an extension is that of the extended type.
final class AppDeclaration {
  enum Kind: Int {
    case `class`, structure, enumeration, `protocol`, `extension`
    case function, variable, initializer, `subscript`, cases, alias, associated, `operator`, other
  }

  let kind: Kind
  /// The names without argument labels; several names for `case one, two`.
  let names: [String]
  /// The syntax of the whole declaration.
  private(set) lazy var declaration: DeclSyntax = parsed(isHead: false)
  /// The syntax of the declaration; that of a type or extension may be without its members, so that
  /// they are not parsed.
  private(set) lazy var head: DeclSyntax = isGroup ? parsed(isHead: true) : declaration
  /// The range of the declaration's bytes in the file.
  let range: Range<Int>
  /// The index of the file.
  let file: Int
  /// The enclosing type or extension.
  private(set) weak var owner: AppDeclaration?
  /// The members, without those in inactive `#if` clauses.
  private(set) lazy var members: [AppDeclaration] = keptMembers
  /// The inherited types as they are written in the source.
  lazy var inherited: [TypeSyntax] = {
    let group = head.asProtocol((any DeclGroupSyntax).self)
    return group?.inheritanceClause?.inheritedTypes.map(\.type) ?? []
  }()
  /// The line that describes the declaration in the `FileSkeleton` of its file; nil if the whole
  /// file is parsed.
  private let kept: (line: FileSkeleton.Line, number: Int, file: KeptFile)?

  /// The range of the declaration's bytes up to its opening brace; nil if the declaration is not a
  /// class, structure, enumeration, protocol or extension.
  var headRange: Range<Int>? {
    if let kept { return isGroup ? range.lowerBound..<kept.line.open : nil }
    let group = declaration.asProtocol((any DeclGroupSyntax).self)
    return group.map {
      range.lowerBound..<$0.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  var name: String { names.first ?? "" }
  /// The names of the inherited types without qualifiers: `Cell` for `Shop.Cell`.
  lazy var inheritedNames: [String] = kept?.line.inherited ?? inherited.flatMap(\.lastNames)
  lazy var modifiers: [String] =
    kept?.line.modifiers
    ?? (declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? [])
  lazy var attributes: [String] =
    kept?.line.attributes
    ?? (declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.lastName
    } ?? [])
  /// The argument labels of an initialiser or a subscript.
  lazy var labels: [String] = {
    if let kept { return kept.line.labels }
    let clause =
      declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(SubscriptDeclSyntax.self)?.parameterClause
    return clause?.parameters.map(\.firstName.plain) ?? []
  }()
  /// Whether the declaration is an enumeration case with associated values.
  lazy var hasPayload: Bool =
    kept?.line.hasPayload
    ?? (declaration.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil }
      ?? false)
  /// Whether the declaration is a property whose initial value is a new identifier, `UUID()`.
  lazy var isFreshIdentifier: Bool =
    kept?.line.isFresh
    ?? (declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value.ownText
      == "UUID()")
  var id: Identity { Identity(file: file, offset: range.lowerBound) }
  var isType: Bool { [.class, .structure, .enumeration, .protocol].contains(kind) }
  /// Whether the declaration can have members.
  var isGroup: Bool { isType || kind == .extension }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The file and the position of a declaration, which identify it.
  struct Identity: Hashable {
    var file: Int
    var offset: Int
  }

  private init(_ declaration: DeclSyntax, kind: Kind, names: [String], in file: Int) {
    (self.kind, self.names, self.file) = (kind, names, file)
    (range, kept) = (declaration.ownRange, nil)
    self.declaration = declaration
    head = declaration
    members = []
  }

  private init(
    _ line: FileSkeleton.Line, _ number: Int, of kept: KeptFile, in file: Int,
    owner: AppDeclaration?
  ) {
    (kind, names, range, self.file) = (line.kind, line.names, line.range, file)
    self.kept = (line, number, kept)
    self.owner = owner
  }

  /// Returns the declarations of a file whose skeleton is known; nil if the skeleton is not
  /// readable.
  static func all(of kept: KeptFile, at index: Int) -> [AppDeclaration]? {
    let numbers = kept.skeleton.outer
    let found = numbers.compactMap { number in
      kept.skeleton.line(number).map {
        AppDeclaration($0, number, of: kept, in: index, owner: nil)
      }
    }
    return found.count == numbers.count ? found : nil
  }

  private var keptMembers: [AppDeclaration] {
    guard let kept else { return [] }
    return kept.file.skeleton.members(of: kept.number).compactMap { number in
      kept.file.skeleton.line(number).map {
        AppDeclaration($0, number, of: kept.file, in: file, owner: self)
      }
    }
  }

  /// Returns the syntax of the declaration, which is parsed without the rest of its file.
  private func parsed(isHead: Bool) -> DeclSyntax {
    guard let kept else { preconditionFailure("a parsed declaration has its node") }
    return kept.file.declaration(.init(number: kept.number, isHead: isHead))
      ?? DeclSyntax(MissingDeclSyntax(placeholder: .identifier("")))
  }

  /// Returns the top-level declarations of a file in source order, without those in inactive `#if`
  /// clauses.
  static func all(of file: SourceFile, at index: Int) -> [AppDeclaration] {
    declarations(of: file.tree.statements, in: file).compactMap {
      make($0, in: file, at: index, owner: nil)
    }
  }

  /// Returns the declarations of a tree at all depths outside of functions, except for those in an
  /// `#if` outside of types.
  static func declarations(in tree: SourceFileSyntax) -> [DeclSyntax] {
    var open = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
    var found: [DeclSyntax] = []
    while let next = open.popLast() {
      found.append(next)
      if let group = next.asProtocol((any DeclGroupSyntax).self) {
        open += group.memberBlock.members.map(\.decl)
      } else if let condition = next.as(IfConfigDeclSyntax.self) {
        for case .decls(let inner)? in condition.clauses.map(\.elements) {
          open += inner.map(\.decl)
        }
      }
    }
    return found
  }

  private static func declarations(
    of statements: CodeBlockItemListSyntax, in file: SourceFile
  ) -> [DeclSyntax] {
    statements.flatMap { statement -> [DeclSyntax] in
      guard let found = statement.item.as(DeclSyntax.self) else { return [] }
      guard let condition = found.as(IfConfigDeclSyntax.self) else { return [found] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .statements(let inner)? = clause.elements,
          file.isActive(clause.ownRange.upperBound - 1)
        else { return [] }
        return declarations(of: inner, in: file)
      }
    }
  }

  private static func declarations(
    of list: MemberBlockItemListSyntax, in file: SourceFile
  ) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let inner)? = clause.elements,
          file.isActive(clause.ownRange.upperBound - 1)
        else { return [] }
        return declarations(of: inner, in: file)
      }
    }
  }

  private static func make(
    _ declaration: DeclSyntax, in file: SourceFile, at index: Int, owner: AppDeclaration?
  ) -> AppDeclaration? {
    guard let (kind, names) = head(of: declaration) else { return nil }
    let made = AppDeclaration(declaration, kind: kind, names: names, in: index)
    made.owner = owner
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      made.members = declarations(of: group.memberBlock.members, in: file).compactMap {
        make($0, in: file, at: index, owner: made)
      }
    }
    return made
  }

  private static func head(of declaration: DeclSyntax) -> (Kind, [String])? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): (.class, [node.name.plain])
    case .actorDecl(let node): (.class, [node.name.plain])
    case .structDecl(let node): (.structure, [node.name.plain])
    case .enumDecl(let node): (.enumeration, [node.name.plain])
    case .protocolDecl(let node): (.protocol, [node.name.plain])
    case .extensionDecl(let node): (.extension, [node.extendedType.lastName])
    case .functionDecl(let node): (.function, [node.name.plain])
    case .variableDecl(let node): (.variable, node.bindings.flatMap(\.pattern.boundNames))
    case .initializerDecl: (.initializer, ["init"])
    case .subscriptDecl: (.subscript, ["subscript"])
    case .enumCaseDecl(let node): (.cases, node.elements.map(\.name.plain))
    case .typeAliasDecl(let node): (.alias, [node.name.plain])
    case .associatedTypeDecl(let node): (.associated, [node.name.plain])
    case .operatorDecl(let node): (.operator, [node.name.text])
    case .precedenceGroupDecl(let node): (.operator, [node.name.text])
    case .deinitializerDecl, .importDecl, .macroExpansionDecl, .missingDecl, .editorPlaceholderDecl:
      nil
    default: (.other, [])
    }
  }
}

/// The default values from which the compiler infers a generic parameter; they are not replaced by
/// sample values.
///
/// ```
/// class Shelf<S: Store> { init(store: S = HerbStore.shared) … }
/// Shelf()                 S is HerbStore, the type of the default value
/// ```
extension AppDeclaration {
  /// The names of the generic parameters of a declaration and of the types around it.
  var genericNames: Set<String> {
    let node = head.asProtocol((any WithGenericParametersSyntax).self)
    let names = node?.genericParameterClause?.parameters.map(\.name.plain) ?? []
    return Set(names).union(owner?.genericNames ?? [])
  }

  /// The default values of a function's or an initialiser's parameters whose types are generic
  /// parameters.
  var genericDefaults: [ExprSyntax] {
    let clause =
      declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
    guard let clause else { return [] }
    let names = genericNames
    return clause.parameters.compactMap { parameter in
      names.contains(parameter.type.ownText) ? parameter.defaultValue?.value : nil
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plain: String { text.filter { $0 != "`" } }
}

extension PatternSyntax {
  /// The names that the pattern binds.
  var boundNames: [String] {
    if let one = self.as(IdentifierPatternSyntax.self) { return [one.identifier.plain] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.boundNames) ?? []
  }
}

extension TypeSyntax {
  /// The names of a type without qualifiers; two names for `A & B`.
  var lastNames: [String] {
    if let both = self.as(CompositionTypeSyntax.self) {
      return both.elements.flatMap(\.type.lastNames)
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastNames }
    return [lastName]
  }
}

extension AppDeclaration {
  /// The names of the types that a type or extension mentions before its opening brace.
  var headNames: Set<String> {
    guard let group = head.asProtocol((any DeclGroupSyntax).self) else { return [] }
    var names = group.genericWhereClause?.typeNames ?? []
    group.inheritanceClause.map { names.formUnion($0.typeNames) }
    if let generic = head.asProtocol((any WithGenericParametersSyntax).self) {
      generic.genericParameterClause.map { names.formUnion($0.typeNames) }
    }
    if let node = head.as(ExtensionDeclSyntax.self) {
      names.formUnion(node.extendedType.typeNames)
    }
    return names
  }

  /// The names of the enclosing types and of the type itself, joined by dots.
  var path: String {
    let own = head.as(ExtensionDeclSyntax.self)?.extendedType.pathText ?? name
    return owner.map { "\($0.path).\(own)" } ?? own
  }

  /// A text that distinguishes a member from others: the signature of a function, initialiser or
  /// subscript; for other members the kind and the name.
  var signature: String {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      "func \(node.name.text)\(node.genericParameterClause?.ownText ?? "")\(node.signature.ownText)"
    case .initializerDecl(let node): "init\(node.signature.parameterClause.ownText)"
    case .variableDecl: "var \(name)"
    case .subscriptDecl(let node): "subscript\(node.parameterClause.ownText)"
    default: "\(kind) \(name)"
    }
  }
}

extension [AppDeclaration] {
  /// The first declaration; if it is a type alias, a public alias for the same type if there is
  /// one; nil if the array is empty.
  ///
  /// A public declaration cannot use an internal alias.
  var publicFirst: AppDeclaration? {
    guard let first, first.kind == .alias,
      let alias = first.declaration.as(TypeAliasDeclSyntax.self)
    else { return self.first }
    return self.first {
      $0.kind == .alias && $0.modifiers.contains("public")
        && $0.declaration.as(TypeAliasDeclSyntax.self)?.initializer.ownText
          == alias.initializer.ownText
    } ?? first
  }
}

extension TypeSyntax {
  /// The names of a type and its enclosing types, without generic arguments.
  var pathText: String {
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.pathText).\(member.name.plain)"
    }
    return lastName
  }
}

extension FunctionParameterSyntax {
  /// Whether the parameter has a function type, so that its argument may be a trailing closure.
  var isClosure: Bool {
    type.is(FunctionTypeSyntax.self)
      || type.as(AttributedTypeSyntax.self)?.attributes.ownText.contains("escaping") == true
  }
}
