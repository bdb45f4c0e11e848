import SwiftSyntax

/// The names in a syntax tree: identifiers, operators, called names and labels.
struct UsedNames {
  /// All identifiers and operators.
  private(set) var all: Set<String> = []
  /// The identifiers directly before an opening parenthesis, and the types directly before an
  /// opening brace.
  private(set) var called: Set<String> = []
  /// The identifiers directly before a colon, such as argument labels.
  private(set) var labels: Set<String> = []

  init() {}

  /// Reads the names of a node.
  init(in node: some SyntaxProtocol) {
    var last: String?
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .leftParen, let last { called.insert(last) }
      if token.tokenKind == .leftBrace, let last, last.first?.isUppercase == true {
        called.insert(last)
      }
      if token.tokenKind == .colon, let last { labels.insert(last) }
      last = Self.name(of: token)
      if let last { all.insert(last) }
    }
  }

  private static func name(of token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .identifier(let name):
      if name.utf8.first == UInt8(ascii: "_"), name.utf8.count > 1 {
        return String(name.dropFirst())
      }
      return name.utf8.contains(96) ? token.plain : name
    case .dollarIdentifier(let name): return String(name.dropFirst())
    case .binaryOperator(let sign), .prefixOperator(let sign), .postfixOperator(let sign):
      return sign
    case .keyword(.`init`): return "init"
    default: return nil
    }
  }
}

extension SyntaxProtocol {
  /// The names of the types in a declaration, without those in bodies and initial values.
  var typeNames: Set<String> {
    let reader = TypeNameReader(viewMode: .sourceAccurate)
    reader.walk(self)
    return reader.names
  }
}

/// A visitor that collects the names of types.
private final class TypeNameReader: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plain)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plain)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
