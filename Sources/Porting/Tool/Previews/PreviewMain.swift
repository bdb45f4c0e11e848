/// The main file of a program that shows a user's previews.
struct PreviewMain {
  let files: [SourceFile]
  /// The classes that documents of Interface Builder name.
  let named: Set<String>
  /// Whether the program shows documents, and none of the files' previews.
  let showsDocuments: Bool

  /// The text of the file, or nil if there is nothing to show.
  ///
  /// The program finds `#Preview` blocks itself. If there are none, all classes that can be created
  /// without arguments are listed.
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
