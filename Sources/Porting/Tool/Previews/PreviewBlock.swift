import SwiftSyntax

/// A `#Preview` block at the top of a file.
struct PreviewBlock {
  /// The bytes of `#Preview`.
  let nameRange: Range<Int>
  /// The bytes of the block, with its attributes.
  let range: Range<Int>
  /// The name that makes the content, such as a class's; nil if the body does not show it.
  let subject: String?

  /// Returns the blocks of a file that are compiled here.
  static func all(in file: SourceFile) -> [PreviewBlock] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.found.filter { file.isActive($0.nameRange.lowerBound) }
  }

  /// Whether a block shows SwiftUI's views: by the type that it makes, or where that cannot be
  /// reported, by what its file imports.
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

    // Inside of types and functions there is none.
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
  /// The name that makes the value of the last line, also where a variable is between.
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
  /// The name that an expression begins with: `HerbCell` of `HerbCell(frame: .zero).shown()`.
  fileprivate var firstName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.firstName }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.firstName }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension SourceFile {
  /// Whether the file imports a module, where that is compiled here.
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
