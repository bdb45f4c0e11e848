import SwiftSyntax

/// A pass that makes `#if` conditions true that are true on iOS: it changes `os(iOS)` and
/// `targetEnvironment(simulator)` to `canImport(UIKit)`, and, for example, `canImport(os.log)` to
/// `canImport(os)`.
struct ConditionPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for call in finder.found {
      let text = file.text(of: call)
      if text.hasPrefix("canImport(os.") {
        changes.notes.append(
          file.note(
            .change, at: call.lowerBound, "\(text) → canImport(os)",
            "the module os has no submodules here"))
        changes.replace(call, by: "canImport(os)")
        continue
      }
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
        let isAsked = asked == "os(iOS)" || asked == "targetEnvironment(simulator)"
        if isAsked || asked.hasPrefix("canImport(os.") {
          found.append(call.ownRange)
        }
        return
      }
      node.children(viewMode: .sourceAccurate).forEach(find)
    }
  }
}
