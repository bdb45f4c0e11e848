import SwiftSyntax

/// The types to which a class casts its properties: `viewModel as? HerbViewModel`.
///
/// If a property's type is a base class or a protocol, its sample value has the type of the cast,
/// since the class shows only values of that type.
struct CastTypes {
  private var types: [String: String] = [:]

  /// Reads the casts in a declaration.
  init(in declaration: AppDeclaration) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(declaration.declaration)
    types = reader.found
  }

  /// Returns the type to which a property is cast; nil if there is none.
  func type(of property: String) -> String? { types[property] }

  private final class Reader: SyntaxVisitor {
    var found: [String: String] = [:]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (index, element) in elements.enumerated().dropFirst().dropLast() {
        guard element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil,
          let name = Self.property(elements[index - 1]),
          let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)
        else { continue }
        found[name] = found[name] ?? type.ownText
      }
      return .visitChildren
    }

    /// Returns the name in `name` or `self.name`; nil for other expressions.
    private static func property(_ expression: ExprSyntax) -> String? {
      if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.plain }
      let access = expression.as(MemberAccessExprSyntax.self)
      guard access?.base?.ownText == "self" else { return nil }
      return access?.declName.baseName.plain
    }
  }
}
