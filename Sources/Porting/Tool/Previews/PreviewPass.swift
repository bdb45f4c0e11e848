import SwiftSyntax

/// Makes each `#Preview` block a value that can be shown.
///
/// ```
/// #Preview("Basil", traits: .portrait) { HerbCell() }
/// @MainActor let quarterturnPreview0x0 = QuarterturnPreview("Basil", traits: .portrait) { HerbCell() }
/// ```
///
/// Only the macro's name is replaced, so that errors in the block keep their lines.
struct PreviewPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    for (ordinal, block) in PreviewBlock.all(in: file, at: index).enumerated() {
      changes.replace(
        block.nameRange,
        by: "@MainActor let \(PreviewBlock.name(index, ordinal)) = QuarterturnPreview")
    }
  }
}

/// A `#Preview` block at the top of a file.
struct PreviewBlock {
  /// The bytes of `#Preview`.
  let nameRange: Range<Int>
  /// What it is called where it says no name itself.
  let title: String
  /// The value that it becomes.
  let value: String

  /// The name of the value that a file's block becomes.
  static func name(_ file: Int, _ ordinal: Int) -> String { "quarterturnPreview\(file)x\(ordinal)" }

  /// Returns the blocks of a file that are compiled here.
  static func all(in file: SourceFile, at index: Int) -> [PreviewBlock] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    let ranges = finder.found.filter { file.isActive($0.lowerBound) }
    return ranges.enumerated().map { ordinal, range in
      PreviewBlock(
        nameRange: range, title: "\(file.baseName)-\(file.line(of: range.lowerBound))",
        value: name(index, ordinal))
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: [Range<Int>] = []

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.pound, node.macroName)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      add(node.pound, node.macroName)
    }

    // Inside of types and functions there is none.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ pound: TokenSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      if name.text == "Preview" {
        found.append(pound.ownRange.lowerBound..<name.ownRange.upperBound)
      }
      return .skipChildren
    }
  }
}

extension SourceFile {
  /// The file's name without folders and ending.
  var baseName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }
}
