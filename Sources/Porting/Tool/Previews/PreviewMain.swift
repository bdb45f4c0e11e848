/// The `main.swift` of a program that shows the previews in a user's files.
struct PreviewMain {
  let files: [SourceFile]
  /// The names of the classes in Interface Builder documents.
  let named: Set<String>
  /// Whether the program shows Interface Builder documents instead of the previews in the files.
  let showsDocuments: Bool

  /// The text of the file, or nil if there is nothing to show.
  ///
  /// The program finds `#Preview` blocks when it runs. If there are none, the text lists all
  /// classes whose objects can be made without arguments or from a document.
  var text: String? {
    if showsDocuments { return text(with: "") }
    let program = SourceIndex(files)
    let hasBlocks = files.contains { file in
      PreviewBlock.all(in: file).contains { !$0.isSwiftUIs(in: file, of: program) }
    }
    let all = files.lazy.flatMap { PreviewableClass.all(in: $0, of: program, named: named) }
    let classes = hasBlocks ? [] : Array(all)
    if !hasBlocks && classes.isEmpty { return nil }
    let list = classes.map { "    UIKit.Preview(\"\($0.name)\") { \($0.expression) },\n" }.joined()
    return text(with: list)
  }

  private func text(with list: String) -> String {
    """
    import LayoutPreviews
    import UIKit

    MainActor.assumeIsolated {
      PreviewProgram.run([
    \(list)  ])
    }

    """
  }
}
