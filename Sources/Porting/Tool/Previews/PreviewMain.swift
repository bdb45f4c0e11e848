/// The file at which a program of a user's previews begins.
struct PreviewMain {
  let files: [SourceFile]

  /// The file's text; nil if there is nothing to show.
  ///
  /// Blocks are found by the program itself; if there are none, every class is listed that can
  /// be made without arguments.
  var text: String? {
    let program = SourceIndex(files)
    let hasBlocks = files.contains { file in
      PreviewBlock.all(in: file).contains { !$0.isSwiftUIs(in: file, of: program) }
    }
    let classes = hasBlocks ? [] : files.flatMap { PreviewableClass.all(in: $0, of: program) }
    if !hasBlocks && classes.isEmpty { return nil }
    let list = classes.map { "    UIKit.Preview(\"\($0.name)\") { \($0.expression) },\n" }.joined()
    return """
      import LayoutPreviews
      import UIKit

      MainActor.assumeIsolated {
        PreviewProgram.run([
      \(list)  ])
      }

      """
  }
}
