import SwiftSyntax

/// Makes each `#Preview` block a type by which the block is found.
///
/// ```
/// #Preview("Basil", traits: .portrait) { HerbCell() }
///
/// private enum QuarterturnPreview0: UIKit.PreviewRegistry { …
///   static func makePreview() -> UIKit.Preview { UIKit.Preview("Basil", traits: .portrait) { HerbCell() } } }
/// ```
///
/// Only the macro's name is replaced, and what follows the block stands on its last line, so that
/// errors in the block keep their lines.
struct PreviewPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    for (ordinal, block) in PreviewBlock.all(in: file).enumerated() {
      let place = block.nameRange.lowerBound
      let type = "QuarterturnPreview\(ordinal)"
      changes.replace(
        block.nameRange,
        by: """
          private enum \(type): UIKit.PreviewRegistry { \
          static let fileID = #fileID; static let filePath: StaticString = #filePath; \
          static let line = \(file.line(of: place)); static let column = \(file.column(of: place)); \
          @MainActor static func makePreview() -> UIKit.Preview { UIKit.Preview
          """)
      changes.insert(" } }; \(Self.anchor(of: type, in: file))", at: block.end)
      changes.notes.append(
        file.note(
          .change, at: place, "#Preview → a type that tests and the command find",
          "there is no macro of UIKit's"))
    }
  }

  /// What keeps a type that nobody names: an optimised build leaves out a private type unless
  /// something public speaks of it.
  private static func anchor(of type: String, in file: SourceFile) -> String {
    let name = file.baseName.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
    }.joined()
    return "public func quarterturn\(type.dropFirst("Quarterturn".count))_\(name)() -> Any.Type "
      + "{ \(type).self }"
  }
}

/// A `#Preview` block at the top of a file.
struct PreviewBlock {
  /// The bytes of `#Preview`.
  let nameRange: Range<Int>
  /// Where the block ends.
  let end: Int

  /// Returns the blocks of a file that are compiled here.
  static func all(in file: SourceFile) -> [PreviewBlock] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.found.filter { file.isActive($0.nameRange.lowerBound) }
  }

  private final class Finder: SyntaxVisitor {
    var found: [PreviewBlock] = []

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.pound, node.macroName, endingWith: node)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      add(node.pound, node.macroName, endingWith: node)
    }

    // Inside of types and functions there is none.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(
      _ pound: TokenSyntax, _ name: TokenSyntax, endingWith node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
      if name.text == "Preview" {
        found.append(
          PreviewBlock(
            nameRange: pound.ownRange.lowerBound..<name.ownRange.upperBound,
            end: node.ownRange.upperBound))
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
