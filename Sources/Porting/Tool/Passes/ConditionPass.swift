import SwiftSyntax

/// Lets conditions that ask for iOS hold: `os(iOS)` and a simulator become `canImport(UIKit)`.
struct ConditionPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for call in finder.found {
      let text = file.text(of: call)
      changes.notes.append(
        file.note(
          .change, at: call.lowerBound, "\(text) → canImport(UIKit)",
          "ported source counts as iOS on a simulator"))
      changes.replace(call, by: "canImport(UIKit)")
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: [Range<Int>] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { find(in: Syntax(condition)) }
      return .visitChildren
    }

    private func find(in node: Syntax) {
      if let call = node.as(FunctionCallExprSyntax.self) {
        let asked = "\(call.calledExpression.ownText)(\(call.arguments.ownText))"
        if asked == "os(iOS)" || asked == "targetEnvironment(simulator)" {
          found.append(call.ownRange)
        }
        return
      }
      node.children(viewMode: .sourceAccurate).forEach(find)
    }
  }
}
