import SwiftSyntax

/// A pass that changes `log(message)` to `log(message())` if `message` and the parameter of `log`
/// are both autoclosures.
///
/// Up to Swift 4, an autoclosure could be passed without a call to another autoclosure parameter.
struct AutoclosurePass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(known: program.autoclosures)
    finder.walk(file.tree)
    for name in finder.found where file.isActive(name.ownRange.lowerBound) {
      let place = name.ownRange.lowerBound
      changes.notes.append(
        file.note(
          .change, at: place, "\(name.text) → \(name.text)()",
          "since Swift 5 an autoclosure must be called to be passed on"))
      changes.insert("()", at: name.ownRange.upperBound)
    }
  }

  private final class Finder: SyntaxVisitor {
    private let known: Set<AutoclosureParameter>
    /// The names of the autoclosure parameters of each enclosing function, the innermost last.
    private var names: [[String]] = []
    var found: [TokenSyntax] = []

    init(known: Set<AutoclosureParameter>) {
      self.known = known
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.signature, node.body)
    }

    override func visitPost(_ node: FunctionDeclSyntax) { names.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.signature, node.body)
    }

    override func visitPost(_ node: InitializerDeclSyntax) { names.removeLast() }

    private func enter(
      _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?
    ) -> SyntaxVisitorContinueKind {
      let parameters = signature.parameterClause.parameters.filter(\.isAutoclosure)
      let bound = BoundNames(viewMode: .sourceAccurate)
      if let body, !parameters.isEmpty { bound.walk(body) }
      let own = parameters.map { ($0.secondName ?? $0.firstName).text }
      names.append(own.filter { !bound.names.contains($0) })
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let function = node.calledName else { return .visitChildren }
      for (index, argument) in node.arguments.enumerated() {
        let parameter = AutoclosureParameter(
          of: function, label: argument.label?.text, position: index)
        guard let passed = argument.expression.as(DeclReferenceExprSyntax.self),
          passed.argumentNames == nil, known.contains(parameter),
          names.contains(where: { $0.contains(passed.baseName.text) })
        else { continue }
        found.append(passed.baseName)
      }
      return .visitChildren
    }
  }
}

/// The names that a function's body declares again, such as `message` in `let message = message()`.
private final class BoundNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function, without the expression before the dot; nil if a closure or
  /// another expression without a name is called.
  var calledName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
