import SwiftSyntax

/// The edits that remove `public` and similar access levels, and the attributes that require them,
/// from the source of a `Closure`.
///
/// A public declaration can use only public types, but the generated stubs of the types that it
/// uses are not public. All files are compiled as one module, so nothing needs to be public.
struct AccessEdits {
  /// The edits: blanks in place of the modifiers and attributes, so that the columns of all other
  /// text stay the same.
  let edits: [(range: Range<Int>, text: String)]

  /// The modifiers that make a declaration visible to other modules.
  static let modifiers: Set<String> = ["public", "open", "package"]
  /// The attributes that affect only the use of a declaration by other modules.
  static let attributes: Set<String> = [
    "inlinable", "usableFromInline", "frozen", "_spi", "_alwaysEmitIntoClient", "backDeployed",
  ]

  /// Finds the modifiers and attributes in a syntax tree or in one of its declarations.
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

    /// Skips the modifiers of imports, such as `public import`, because `ImportEdits` replaces
    /// imports.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
