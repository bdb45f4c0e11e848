import SwiftSyntax

/// A pass that adds default implementations for the optional methods of `@objc` protocols, and for
/// their optional properties of optional types.
///
/// `delegate?.shelf?(self, heightAt: path)` compiles unchanged, because an extension declares a
/// property `shelf`. The property's value can be called like the methods with that name, and the
/// call returns nil if the delegate does not implement the method. The extension is inserted after
/// the protocol's closing brace on the same line, so that no line numbers change.
struct OptionalRequirementPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(file: file)
    finder.walk(file.tree)
    for node in finder.found {
      bindToClasses(node, in: file, &changes)
      let shared = Set(program.sharedOptionals.map(\.name))
      let requirements = OptionalRequirements(of: node, shared: shared)
      for name in requirements.unportable {
        changes.notes.append(
          file.note(
            .obstacle, at: name.position, "the optional requirement \(name.name)",
            "the source does not say which default it has"))
      }
      guard !requirements.isEmpty else { continue }
      changes.notes.append(
        file.note(
          .change, at: node.ownRange.lowerBound,
          "defaults for the optional requirements of \(node.name.text)", noRuntime))
      changes.insert("; " + requirements.source, at: node.ownRange.upperBound)
      changes.needsUIKit = true
    }
  }

  /// Restricts a protocol to classes, as `@objc` does, so that references to it may be weak.
  private func bindToClasses(
    _ node: ProtocolDeclSyntax, in file: SourceFile, _ changes: inout Changes
  ) {
    let known: Set = ["AnyObject", "class", "NSObjectProtocol"]
    let names = node.inheritanceClause?.names ?? []
    guard !names.contains(where: known.contains) else { return }
    changes.notes.append(
      file.note(
        .change, at: node.ownRange.lowerBound, "\(node.name.text): AnyObject",
        "@objc says that only classes adopt it"))
    if let first = node.inheritanceClause?.inheritedTypes.first {
      changes.insert("AnyObject, ", at: first.ownRange.lowerBound)
    } else {
      changes.insert(": AnyObject", at: node.name.ownRange.upperBound)
    }
  }

  private final class Finder: SyntaxVisitor {
    let file: SourceFile
    var found: [ProtocolDeclSyntax] = []

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      let isWhole = node.memberBlock.rightBrace.presence == .present
      if isWhole, !node.attributes.named("objc").isEmpty,
        file.isActive(node.ownRange.lowerBound)
      {
        found.append(node)
      }
      return .skipChildren
    }
  }
}
