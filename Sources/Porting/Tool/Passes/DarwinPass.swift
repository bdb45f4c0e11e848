import SwiftSyntax

/// A pass that changes `Darwin.round(x)` to `Foundation.round(x)`, and `ProcessInfo()` to
/// `ProcessInfo.processInfo`.
///
/// Foundation exports the C library on every system; the module Darwin exists only on Apple's
/// systems. The initialiser of `ProcessInfo` is not public on Linux.
struct DarwinPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    func replace(_ ranges: [Range<Int>], _ old: String, by new: String, _ reason: String) {
      for range in ranges where file.isActive(range.lowerBound) {
        changes.notes.append(
          file.note(.change, at: range.lowerBound, "\(old) → \(new)", reason))
        changes.replace(range, by: new)
      }
    }
    replace(
      finder.ranges, "Darwin", by: "Foundation", "Foundation includes the C library of this system")
    replace(
      finder.calls, "ProcessInfo()", by: "ProcessInfo.processInfo",
      "its initialiser is not public here")
  }

  private final class Finder: SyntaxVisitor {
    var ranges: [Range<Int>] = []
    var calls: [Range<Int>] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      if name == "ProcessInfo", node.arguments.isEmpty { calls.append(node.ownRange) }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
        ranges.append(base.ownRange)
      }
      return .visitChildren
    }
  }
}
