import SwiftSyntax

/// A pass that changes `delegate?.didEnd?()` to `delegate?._didEnd?()` for optional methods without
/// parameters, and for optional methods that share a name with a method without parameters.
///
/// `OptionalRequirementPass` declares a property for each optional method. A property cannot have
/// the same name as a method without parameters, so its name then begins with an underscore.
struct BareCallPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let shared = program.sharedOptionals
    guard !program.bareOptionals.isEmpty || !shared.isEmpty else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    let bare = finder.bareNames.filter { program.bareOptionals.contains($0.text) }
    let others = finder.otherCalls.filter { call in
      shared.contains { $0.name == call.name.text && $0.labels.starts(with: call.labels) }
    }
    let names = bare.map { ($0, "()") } + others.map { ($0.name, "(…)") }
    for (name, call) in names.sorted(by: { $0.0.position < $1.0.position }) {
      let place = name.ownRange.lowerBound
      guard file.isActive(place) else { continue }
      changes.notes.append(
        file.note(
          .change, at: place, "\(name.text)?\(call) → _\(name.text)?\(call)",
          "the property that stands for an optional method cannot have the method's name"))
      changes.insert("_", at: place)
    }
  }

  private final class Finder: SyntaxVisitor {
    /// The names in calls without arguments.
    var bareNames: [TokenSyntax] = []
    /// The calls with arguments, each with the name of the called function.
    ///
    /// `labels` contains an element for each argument in parentheses, but none for a trailing
    /// closure.
    var otherCalls: [(name: TokenSyntax, labels: [String])] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called =
        node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
        ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
      guard let name = called?.as(MemberAccessExprSyntax.self)?.declName.baseName else {
        return .visitChildren
      }
      if node.arguments.isEmpty, node.trailingClosure == nil {
        bareNames.append(name)
      } else {
        otherCalls.append((name, node.arguments.map { $0.label?.text ?? "_" }))
      }
      return .visitChildren
    }
  }
}
