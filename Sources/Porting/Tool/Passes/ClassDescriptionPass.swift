import SwiftSyntax

/// A pass that changes `type(of: object).description()` to `String(reflecting: type(of: object))`,
/// unless the ported source declares a static `description()`.
///
/// With Objective-C, every object's class has a description, even if the static type is
/// `AnyObject`. Without Objective-C, only `NSObject` and its subclasses have `description()`, which
/// returns the same text as `String(reflecting:)`.
struct ClassDescriptionPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    guard !program.describesTypes else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for (base, call) in finder.found where file.isActive(call.lowerBound) {
      changes.notes.append(
        file.note(
          .change, at: call.lowerBound, "description() of a class → String(reflecting:)",
          "not every class has this method here"))
      changes.insert("String(reflecting: ", at: base.lowerBound)
      changes.replace(base.upperBound..<call.upperBound, by: ")")
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: [(base: Range<Int>, call: Range<Int>)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil,
        let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "description",
        let base = access.base?.as(FunctionCallExprSyntax.self), base.calledName == "type",
        base.arguments.first?.label?.text == "of"
      {
        found.append((base.ownRange, node.ownRange))
      }
      return .visitChildren
    }
  }
}
