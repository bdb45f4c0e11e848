import SwiftSyntax

/// The edits that take the access beyond the module out of declarations, since a closure is one module.
///
/// A public declaration may name only public types, and a stub is not public: one of a type in
/// `public extension Herb {}` has no access of its own.
struct AccessEdits {
  /// The edits: blanks in place of the words, so that everything else keeps its column.
  let edits: [(range: Range<Int>, text: String)]

  /// The modifiers that open a declaration to other modules.
  static let modifiers: Set<String> = ["public", "open", "package"]
  /// The attributes that only such a declaration has.
  static let attributes: Set<String> = [
    "inlinable", "usableFromInline", "frozen", "_spi", "_alwaysEmitIntoClient", "backDeployed",
  ]

  /// Finds the words in a tree or in one of its declarations.
  init(of node: some SyntaxProtocol) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(node)
    edits = reader.found.map { ($0, String(repeating: " ", count: $0.count)) }
  }

  private final class Reader: SyntaxVisitor {
    var found: [Range<Int>] = []

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if AccessEdits.modifiers.contains(node.name.text) { found.append(node.ownRange) }
      return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let isOnDeclaration = node.parent?.parent?.is(DeclSyntax.self) == true
      if isOnDeclaration, AccessEdits.attributes.contains(node.attributeName.ownText) {
        found.append(node.ownRange)
      }
      return .skipChildren
    }

    /// Imports are written anew.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
