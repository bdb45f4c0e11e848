import SwiftSyntax

/// Writes `delegate?.didEnd?()` as `delegate?._didEnd?()`, for optional methods that take nothing.
///
/// A property cannot have the name of a method without parameters, so theirs has another; see
/// `OptionalRequirementPass`.
struct BareCallPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    guard !program.bareOptionals.isEmpty else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for name in finder.names where program.bareOptionals.contains(name.text) {
      let place = name.ownRange.lowerBound
      guard file.isActive(place) else { continue }
      changes.notes.append(
        file.note(
          .change, at: place, "\(name.text)?() → _\(name.text)?()",
          "the property that stands for an optional method cannot have the method's name"))
      changes.insert("_", at: place)
    }
  }

  private final class Finder: SyntaxVisitor {
    var names: [TokenSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.arguments.isEmpty, node.trailingClosure == nil else { return .visitChildren }
      let called =
        node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
        ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
      if let member = called?.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName)
      }
      return .visitChildren
    }
  }
}
