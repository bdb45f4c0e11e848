/// The file at which a program of somebody's previews begins.
struct PreviewMain {
  let files: [SourceFile]

  /// The blocks, or where there are none every class that can be made without arguments.
  private var entries: [(title: String, value: String)] {
    let blocks = files.enumerated().flatMap { PreviewBlock.all(in: $1, at: $0) }
    if !blocks.isEmpty { return blocks.map { ($0.title, $0.value) } }
    let program = SourceIndex(files)
    return files.flatMap { PreviewableClass.all(in: $0, of: program) }
      .map { ($0.name, "QuarterturnPreview { \($0.expression) }") }
  }

  /// The file's text; nil where there is nothing to show.
  var text: String? {
    let lines = entries.map { "    (name: \"\($0.title)\", preview: \($0.value)),\n" }
    if lines.isEmpty { return nil }
    return """
      import LayoutPreviews

      typealias QuarterturnPreview = LayoutPreviews.Preview

      MainActor.assumeIsolated {
        PreviewProgram.run([
      \(lines.joined())  ])
      }

      """
  }
}
