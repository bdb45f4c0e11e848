import SwiftSyntax

/// The edits that leave out statements that do not compile, or at which the program ended, so that
/// the other statements of the function can run.
struct CutStatements {
  let file: SourceFile
  /// The names of the members of the type that contains the statements.
  var members: Set<String> = []

  /// Returns the position of the statement with an error: of the statements at the line that are
  /// not left out yet, the innermost one.
  ///
  /// Returns nil if there is none, if the function or the object would lack a value without the
  /// statement, or if the statement declares a local variable with the name of a member.
  ///
  /// The only expression of a Swift closure is not left out by itself, since it may be the
  /// closure's value.
  func place(
    atLine line: Int, in declaration: AppDeclaration, without known: Set<AppDeclaration.Identity>
  ) -> AppDeclaration.Identity? {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(declaration.declaration)
    let around = finder.items.filter { item in
      file.line(of: item.ownRange.lowerBound) <= line
        && line <= file.line(of: item.ownRange.upperBound - 1)
    }
    func place(_ item: CodeBlockItemSyntax) -> AppDeclaration.Identity {
      AppDeclaration.Identity(file: declaration.file, offset: item.ownRange.lowerBound)
    }
    guard let found = around.last(where: { !known.contains(place($0)) }), !found.givesValue,
      // If a local variable were left out, its name would refer to the member of the same name,
      // which may be the property that is being computed.
      members.isDisjoint(with: found.localNames),
      declaration.kind != .initializer || found.canBeLeftOutOfInitializer
    else { return nil }
    return place(found)
  }

  /// Returns the edits that leave out the statements at positions in the file with an index.
  func edits(
    of places: Set<AppDeclaration.Identity>, at index: Int
  ) -> [(range: Range<Int>, text: String)] {
    let offsets = Set(places.filter { $0.file == index }.map(\.offset))
    if offsets.isEmpty { return [] }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.items.filter { offsets.contains($0.ownRange.lowerBound) }.map {
      ($0.ownRange, $0.isAloneInCase ? "break" : $0.exitOfGuard ?? "")
    }
  }

  /// A visitor that collects statements, outer statements before inner ones.
  private final class Finder: SyntaxVisitor {
    var items: [CodeBlockItemSyntax] = []

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if !node.isAloneInClosure,
        !node.item.is(DeclSyntax.self) || node.item.is(VariableDeclSyntax.self)
      {
        items.append(node)
      }
      return .visitChildren
    }
  }
}

extension CodeBlockItemSyntax {
  /// The parent of the statement list, if this is the only statement in the list; otherwise nil.
  private var ownerIfAlone: Syntax? {
    let list = parent?.as(CodeBlockItemListSyntax.self)
    return list?.count == 1 ? list?.parent : nil
  }

  /// Whether the statement is the only one of a `switch` case, which must contain a statement.
  fileprivate var isAloneInCase: Bool { ownerIfAlone?.is(SwitchCaseSyntax.self) == true }

  /// Returns whether any function in the syntax tree declares a local constant or variable with
  /// this name and without an initial value, so that an assignment to the name must stay.
  private func declaresLater(_ name: String) -> Bool {
    var root = Syntax(self)
    while let next = root.parent { root = next }
    let finder = LocalFinder(name: name, viewMode: .sourceAccurate)
    finder.walk(root)
    return finder.isFound
  }

  /// `return` if the statement is the last one in the body of a `guard`, in a function without a
  /// result; otherwise nil.
  fileprivate var exitOfGuard: String? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.last?.id == id,
      let statement = list.parent?.parent?.as(GuardStmtSyntax.self)
    else { return nil }
    var node = statement.parent
    while let found = node, !found.is(ClosureExprSyntax.self), !found.is(AccessorDeclSyntax.self) {
      if let function = found.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause == nil ? "return" : nil
      }
      node = found.parent
    }
    return nil
  }

  /// Whether the statement is the only one of a Swift closure, so that it may be the closure's
  /// value.
  fileprivate var isAloneInClosure: Bool { ownerIfAlone?.is(ClosureExprSyntax.self) == true }

  /// Whether the initialiser still sets all properties if the statement is left out.
  ///
  /// It does if the statement is only a call of a function other than `super.init` and `self.init`,
  /// or if one of these two is called before the statement.
  fileprivate var canBeLeftOutOfInitializer: Bool {
    if isOtherInitializer { return false }
    return item.is(FunctionCallExprSyntax.self) || isAfterInitializer
  }

  /// Whether the statement calls `super.init` or `self.init`.
  private var isOtherInitializer: Bool {
    ["super.init", "self.init"].contains(where: ownText.hasPrefix)
  }

  private var isAfterInitializer: Bool {
    var (item, node) = (self, parent)
    while let next = node, !next.is(InitializerDeclSyntax.self) {
      if let outer = next.as(CodeBlockItemSyntax.self) { item = outer }
      node = next.parent
    }
    let before = item.parent?.as(CodeBlockItemListSyntax.self)?.prefix { $0.id != item.id } ?? []
    return before.contains(where: \.isOtherInitializer)
  }

  /// The names of the local variables that the statement declares.
  fileprivate var localNames: [String] {
    item.as(VariableDeclSyntax.self)?.bindings.flatMap(\.pattern.boundNames) ?? []
  }

  /// Whether the statement may return a value, or sets a local constant or variable without an
  /// initial value, so that it cannot be left out.
  fileprivate var givesValue: Bool {
    if let assignment = item.as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self),
      let name = assignment.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text,
      declaresLater(name)
    {
      return true
    }
    if let sequence = item.as(SequenceExprSyntax.self),
      let name = sequence.elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      declaresLater(name),
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      return true
    }
    if let owner = ownerIfAlone, item.is(ExprSyntax.self) {
      let function = owner.parent?.as(FunctionDeclSyntax.self)
      if owner.is(AccessorBlockSyntax.self) || function?.signature.returnClause != nil {
        return true
      }
    }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(item)
    return finder.hasValue
  }
}

/// A visitor that finds a local declaration without an initial value.
private final class LocalFinder: SyntaxVisitor {
  let name: String
  private(set) var isFound = false

  init(name: String, viewMode: SyntaxTreeViewMode) {
    self.name = name
    super.init(viewMode: viewMode)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isLocal = node.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true
    if isLocal, node.initializer == nil, node.accessorBlock == nil,
      node.pattern.boundNames.contains(name)
    {
      isFound = true
    }
    return .visitChildren
  }
}

/// A visitor that finds `return` statements with a value outside Swift closures and nested
/// functions.
private final class ReturnFinder: SyntaxVisitor {
  var hasValue = false

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression != nil { hasValue = true }
    return .skipChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
