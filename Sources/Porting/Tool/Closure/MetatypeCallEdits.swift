import SwiftSyntax

/// The edits that pass a frame to the initialiser of a generic view: `Content()` becomes
/// `Content(frame: .zero)`.
///
/// In Objective-C every class inherits `init()`, which can be called on a metatype; here only
/// `init(frame:)` can be called on a metatype of a view class.
struct MetatypeCallEdits {
  /// The edits, each of which inserts the argument.
  let edits: [(range: Range<Int>, text: String)]

  private static let views = ["View", "Control", "Label", "Button", "Cell"]

  /// Finds the calls in a declaration that make objects of its generic parameters.
  init(of node: some SyntaxProtocol) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(node)
    edits = reader.calls.compactMap { call in
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        reader.names.contains(name), let end = call.rightParen?.ownRange.lowerBound
      else { return nil }
      return (end..<end, "frame: .zero")
    }
  }

  private final class Reader: SyntaxVisitor {
    /// The names of the generic parameters that are constrained to classes of views.
    var names: Set<String> = []
    /// The calls without arguments.
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      let type = node.inheritedType?.ownText ?? ""
      if MetatypeCallEdits.views.contains(where: type.hasSuffix) { names.insert(node.name.text) }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil { calls.append(node) }
      return .visitChildren
    }
  }
}
