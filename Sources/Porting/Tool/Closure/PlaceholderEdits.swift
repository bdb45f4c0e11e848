import SwiftSyntax

/// The edits that replace Xcode's placeholders, such as `<#String#>`, by sample values.
struct PlaceholderEdits {
  private(set) var edits: [(range: Range<Int>, text: String)] = []

  /// Finds the placeholders of a file.
  init(of file: SourceFile) {
    guard file.text.contains("<#") else { return }
    for token in file.tree.tokens(viewMode: .sourceAccurate)
    where token.text.hasPrefix("<#") && token.parent?.is(DeclReferenceExprSyntax.self) == true {
      edits.append((token.ownRange, "standIn()"))
    }
  }
}
