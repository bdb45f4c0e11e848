import SwiftSyntax

/// A pass that changes `abs(x)` inside an extension of `CGFloat` to `Swift.abs(x)`.
///
/// On Linux, Foundation declares a static `CGFloat.abs`, which hides the global function `abs` in
/// extensions of `CGFloat`.
struct MagnitudePass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for place in finder.places where file.isActive(place) {
      changes.notes.append(
        file.note(.change, at: place, "abs → Swift.abs", "CGFloat has its own abs here"))
      changes.insert("Swift.", at: place)
    }
  }

  private final class Finder: SyntaxVisitor {
    var places: [Int] = []
    private var depth = 0

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.extendedType.ownText == "CGFloat" { depth += 1 }
      return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
      if node.extendedType.ownText == "CGFloat" { depth -= 1 }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if depth > 0, let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
        name.baseName.text == "abs"
      {
        places.append(name.ownRange.lowerBound)
      }
      return .visitChildren
    }
  }
}
