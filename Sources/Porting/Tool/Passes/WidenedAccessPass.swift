import SwiftSyntax

/// A pass that makes private members internal if a member that uses them is moved into a class in
/// another file.
struct WidenedAccessPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let departing = changes.moves.filter { $0.destination != index }.map(\.range)
    guard !departing.isEmpty else { return }
    let finder = Finder(moved: departing)
    finder.walk(file.tree)
    for (name, modifier) in finder.privates where finder.used.contains(name) {
      // A private member that is moved together with the members that use it stays private.
      let isMoved = departing.contains { $0.contains(modifier.lowerBound) }
      guard !isMoved, file.isActive(modifier.lowerBound) else { continue }
      changes.notes.append(
        file.note(
          .change, at: modifier.lowerBound, "\(name) is internal",
          "it is used by code that was moved to another file"))
      changes.replace(modifier, by: "internal")
    }
  }

  private final class Finder: SyntaxVisitor {
    private let moved: [Range<Int>]
    /// The names used in the moved declarations.
    var used: Set<String> = []
    var privates: [(name: String, modifier: Range<Int>)] = []

    init(moved: [Range<Int>]) {
      self.moved = moved
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind,
        moved.contains(where: { $0.contains(token.ownRange.lowerBound) })
      {
        used.insert(name)
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(DeclSyntax(node), node.modifiers)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      add(DeclSyntax(node), node.modifiers)
    }

    private func add(
      _ declaration: DeclSyntax, _ modifiers: DeclModifierListSyntax
    ) -> SyntaxVisitorContinueKind {
      let access = modifiers.first {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }
      if let access, let member = DeclaredMember(declaration) {
        privates.append((member.name, access.ownRange))
      }
      return .visitChildren
    }
  }
}
