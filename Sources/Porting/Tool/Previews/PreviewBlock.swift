import SwiftSyntax

/// A `#Preview` block at the top level of a file.
struct PreviewBlock {
  /// The byte range of the macro's name, `#Preview`.
  let nameRange: Range<Int>
  /// The byte range of the whole block, including attributes before it.
  let range: Range<Int>
  /// The name of the class or function that creates the content, or nil if the body's syntax does
  /// not show it.
  let subject: String?

  /// Returns the blocks of a file that are not in inactive `#if` clauses.
  static func all(in file: SourceFile) -> [PreviewBlock] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.found.filter { file.isActive($0.nameRange.lowerBound) }
  }

  /// Returns whether a block shows a SwiftUI view.
  ///
  /// The type that the block creates decides or, if that type is unknown, the imports of the file.
  func isSwiftUIs(in file: SourceFile, of program: SourceIndex) -> Bool {
    if let subject {
      if subject.hasPrefix("UI") || program.types[subject]?.body != nil { return false }
      if program.typeNames.contains(subject) { return true }
    }
    return file.imports("SwiftUI") && !file.imports("UIKit")
  }

  private final class Finder: SyntaxVisitor {
    var found: [PreviewBlock] = []

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { add(node) }

    // Types and functions are skipped, because they cannot contain `#Preview` blocks.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "Preview" else { return .skipChildren }
      let argument = node.arguments.last?.expression.as(ClosureExprSyntax.self)
      found.append(
        PreviewBlock(
          nameRange: node.pound.ownRange.lowerBound..<node.macroName.ownRange.upperBound,
          range: node.ownRange, subject: (node.trailingClosure ?? argument)?.statements.maker))
      return .skipChildren
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The name of the class or function that creates the value of the last statement; nil if the
  /// syntax does not show it.
  ///
  /// If the value is a variable, the variable's initial value is used.
  fileprivate var maker: String? {
    guard let last = last?.item else { return nil }
    let value = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    guard let name = value?.firstName else { return nil }
    let variables = compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    let variable = variables.first { $0.pattern.ownText == name }
    return variable.map { $0.initializer?.value.firstName } ?? name
  }
}

extension ExprSyntax {
  /// The name with which the expression begins, such as `HerbCell` in `HerbCell().shown()`; nil if
  /// it begins with no name.
  fileprivate var firstName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.firstName }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.firstName }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension SourceFile {
  /// Returns whether the file imports a module outside inactive `#if` clauses.
  func imports(_ module: String) -> Bool {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found.contains {
      $0.path.first?.name.text == module && isActive($0.ownRange.lowerBound)
    }
  }
}

private final class ImportFinder: SyntaxVisitor {
  var found: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
