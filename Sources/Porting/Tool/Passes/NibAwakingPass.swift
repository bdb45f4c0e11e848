import SwiftSyntax

/// A pass that changes `awakeFromNib()` in a subclass of `NSObject` from an override to a method of
/// the protocol `NibAwaking`.
///
/// ```
/// class Herbs: NSObject { override func awakeFromNib() { super.awakeFromNib(); … } }
/// class Herbs: NSObject, UIKit.NibAwaking { func awakeFromNib() { (); … } }
/// ```
///
/// Without Objective-C, `NSObject` has no such method to override.
struct NibAwakingPass: Pass {
  private static let method = "awakeFromNib"

  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for (type, method) in finder.found where file.isActive(method.ownRange.lowerBound) {
      guard Self.isTopmost(type.name.text, in: program),
        let parents = type.inheritanceClause?.inheritedTypes.last,
        let override = method.modifiers.first(where: { $0.name.text == "override" })
      else { continue }
      changes.notes.append(
        file.note(
          .change, at: override.ownRange.lowerBound, "awakeFromNib() overrides nothing",
          "NSObject has the method only through Objective-C"))
      changes.insert(", UIKit.NibAwaking", at: parents.ownRange.upperBound)
      var end = override.ownRange.upperBound
      while end < file.bytes.count, file.bytes[end].isBlank { end += 1 }
      changes.replace(override.ownRange.lowerBound..<end, by: "")
      for call in Self.superCalls(in: method) { changes.replace(call, by: "()") }
      changes.needsUIKit = true
    }
  }

  /// Returns whether a class inherits from `NSObject`, and no superclass in between declares the
  /// method.
  private static func isTopmost(_ name: String, in program: SourceIndex) -> Bool {
    let lineage = program.lineage(of: name)
    guard let top = lineage.last, program.types[top]?.inherited.first == "NSObject" else {
      return false
    }
    return lineage.dropFirst().allSatisfy { ancestor in
      program.types[ancestor]?.members.contains { $0.value.name == method } == false
    }
  }

  /// Returns the ranges of the calls of `super.awakeFromNib` among the statements of a method's
  /// body.
  private static func superCalls(in method: FunctionDeclSyntax) -> [Range<Int>] {
    let calls = method.body?.statements.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
    return (calls ?? []).filter { $0.calledExpression.ownText == "super.\(Self.method)" }
      .map(\.ownRange)
  }

  private final class Finder: SyntaxVisitor {
    var found: [(type: ClassDeclSyntax, method: FunctionDeclSyntax)] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      let method = methods.first {
        $0.name.text == NibAwakingPass.method
          && $0.signature.parameterClause.parameters.isEmpty
      }
      method.map { found.append((node, $0)) }
      return .visitChildren
    }
  }
}
