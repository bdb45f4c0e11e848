import SwiftSyntax

/// The edits that remove a file's imports of modules that are not available.
struct ImportEdits {
  /// The modules that the compiled files can import.
  static let offered: Set<String> = [
    "Swift", "Foundation", "UIKit", "CoreGraphics", "QuartzCore", "Combine", "os", "OSLog",
    "Dispatch", "FoundationNetworking", "FoundationXML", "_Concurrency", "StandIns",
  ]
  private(set) var edits: [(range: Range<Int>, text: String)] = []

  /// Makes the edits, which also add imports before the first declaration.
  ///
  /// Combine is always imported, since apps also see its names through SwiftUI, or through a module
  /// of the app that re-exports Combine.
  init(of file: SourceFile) {
    for (node, name) in Self.imports(of: file) {
      let kept = Self.offered.contains(name)
      let text = kept ? "import \(name)" : ""
      edits.append((node.ownRange, text))
    }
    let start = file.tree.statements.first?.ownRange.lowerBound ?? 0
    let first = edits.firstIndex { $0.range.lowerBound == start }
    let words = "import StandIns; import UIKit; import Combine; "
    if let first {
      edits[first].text = words + edits[first].text
    } else {
      edits.append((start..<start, words))
    }
  }

  /// Returns the imports for the stubs of a file's declarations, on one line.
  static func all(of file: SourceFile) -> String {
    let own = names(in: file).filter { offered.contains($0) }
    return Set(own + ["UIKit", "Foundation", "StandIns", "Combine"]).sorted()
      .map { "import \($0)" }.joined(separator: "; ")
  }

  /// Returns the names of the modules that a file imports.
  static func names(in file: SourceFile) -> [String] {
    file.knownImports ?? imports(of: file).map(\.name)
  }

  private static func imports(of file: SourceFile) -> [(node: ImportDeclSyntax, name: String)] {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(file.tree)
    return reader.found
  }

  private final class Reader: SyntaxVisitor {
    var found: [(node: ImportDeclSyntax, name: String)] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append((node, node.path.first?.name.text ?? ""))
      return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
