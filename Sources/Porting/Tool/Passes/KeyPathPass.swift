import SwiftSyntax

/// A pass that replaces `#keyPath(Book.author.name)` with a string.
struct KeyPathPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(file: file)
    finder.walk(file.tree)
    for node in finder.found {
      guard let path = node.arguments.first?.expression.ownText else { continue }
      let names = path.split(separator: ".").map {
        String($0.prefix { $0 != "<" && $0 != "(" }).filter { !"?!`".contains($0) }
      }
      // The names of types at the start of the expression are not part of the key path.
      let keys = names.drop { $0.first?.isUppercase == true || $0 == "self" }
      changes.notes.append(
        file.note(.change, at: node.ownRange.lowerBound, "#keyPath → its string", noRuntime))
      changes.replace(node.ownRange, by: "\"\(keys.joined(separator: "."))\"")
    }
  }

  private final class Finder: SyntaxVisitor {
    let file: SourceFile
    var found: [MacroExpansionExprSyntax] = []

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "keyPath", file.isActive(node.ownRange.lowerBound) {
        found.append(node)
      }
      return .visitChildren
    }
  }
}
