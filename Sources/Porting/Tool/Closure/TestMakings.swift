import Foundation
import SwiftParser
import SwiftSyntax

/// The expressions with which the project's tests make objects of a class.
///
/// ```
/// override func setUp() { herb = Herb(name: "Basil") }
/// func testTitle() {
///   let pot = Pot(size: 3)
///   let cell = HerbCell(herb: herb, pot: pot)   HerbCell(herb: Herb(name: "Basil"), pot: Pot(size: 3))
/// }
/// ```
///
/// The variables of the test are replaced by their values. An expression that uses another
/// declaration of the test is not used.
struct TestMakings {
  /// The paths of the test files.
  let paths: [String]

  /// The maximum number of variables that are replaced inside each other's values.
  private static let mostNested = 4
  private static let longest = 2_000

  /// Returns the shortest expression that makes an object of a class; nil if there is none.
  func expression(making name: String) -> String? {
    let call = Data("\(name)(".utf8)
    let found = paths.flatMap { path -> [String] in
      guard let data = FileManager.default.contents(atPath: path), data.range(of: call) != nil
      else { return [] }
      let reader = CallReader(name: name)
      reader.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
      return reader.calls.compactMap { Self.text(of: $0, depth: 0) }
    }
    return found.filter { $0.utf8.count < Self.longest }
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Returns an expression with variables replaced by their values; nil if a value is not found, if
  /// variables are nested too deeply, or if the expression contains `self`, `super`, `try` or
  /// `await`.
  private static func text(of value: some SyntaxProtocol, depth: Int) -> String? {
    guard depth < mostNested else { return nil }
    var text = ""
    for token in value.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .keyword(.self), .keyword(.await), .keyword(.try), .keyword(.super): return nil
      default: break
      }
      guard let reference = variable(token) else {
        text += token.leadingTrivia.description + token.text + token.trailingTrivia.description
        continue
      }
      guard let value = reference.value,
        let own = Self.text(of: value, depth: depth + 1)
      else { return nil }
      text += own + token.trailingTrivia.description
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the variable of the test to which a token refers; nil if it refers to none.
  private static func variable(_ token: TokenSyntax) -> Variable? {
    guard let node = token.parent?.as(DeclReferenceExprSyntax.self),
      token.text.first?.isLowercase == true,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      node.parent?.is(FunctionCallExprSyntax.self) == false
    else { return nil }
    return Variable(name: token.plain, node: Syntax(node))
  }
}

/// A use of a test's variable in an expression.
private struct Variable {
  let name: String
  let node: Syntax

  /// The value that the test assigns to the variable: at its declaration, or in `setUp`; nil if
  /// there is none.
  var value: ExprSyntax? {
    var scope = node.parent
    while let found = scope {
      if let block = found.as(CodeBlockItemListSyntax.self), let value = value(in: block) {
        return value
      }
      if let group = found.asProtocol((any DeclGroupSyntax).self) { return value(in: group) }
      scope = found.parent
    }
    return nil
  }

  private func value(in block: CodeBlockItemListSyntax) -> ExprSyntax? {
    for item in block where item.position < node.position {
      if let value = declared(Syntax(item.item)) ?? assigned(Syntax(item.item)) { return value }
    }
    return nil
  }

  private func value(in group: any DeclGroupSyntax) -> ExprSyntax? {
    for member in group.memberBlock.members {
      if let value = declared(Syntax(member.decl)) { return value }
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.name.text.lowercased().hasPrefix("setup")
      else { continue }
      for item in function.body?.statements ?? [] {
        if let value = assigned(Syntax(item.item)) { return value }
      }
    }
    return nil
  }

  private func declared(_ item: Syntax) -> ExprSyntax? {
    item.as(VariableDeclSyntax.self)?.bindings.lazy.compactMap { binding in
      binding.pattern.boundNames == [name] ? binding.initializer?.value : nil
    }.first
  }

  /// Returns the assigned value, if a statement is `name = value` or `self.name = value`; otherwise
  /// nil.
  private func assigned(_ item: Syntax) -> ExprSyntax? {
    guard let parts = item.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
      parts[0].ownText == name || parts[0].ownText == "self.\(name)",
      parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return parts[2]
  }
}

/// A visitor that collects the calls of a type's initialisers with arguments and without a trailing
/// closure.
final class CallReader: SyntaxVisitor {
  let name: String
  var calls: [FunctionCallExprSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain == name,
      node.trailingClosure == nil, !node.arguments.isEmpty
    {
      calls.append(node)
    }
    return .visitChildren
  }
}
