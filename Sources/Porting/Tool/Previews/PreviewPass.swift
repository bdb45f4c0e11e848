/// A pass that converts each `#Preview` block to a type, so that the program can find the block
/// when it runs, and removes blocks that show SwiftUI's views.
///
/// ```
/// #Preview("Basil", traits: .portrait) { HerbCell() }
///
/// private enum QuarterturnPreview0: UIKit.PreviewRegistry { …
///   static func makePreview() -> UIKit.Preview { UIKit.Preview("Basil", traits: .portrait) { HerbCell() } } }
/// ```
///
/// Only the macro's name is replaced, and additions after the block are on its last line, so that
/// the line numbers of errors in the block stay correct.
struct PreviewPass: Pass {
  /// Whether the file is built with optimisation, which may remove unused declarations.
  var isOptimised = true

  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let blocks = PreviewBlock.all(in: file)
    for block in blocks where block.isSwiftUIs(in: file, of: program) {
      changes.notes.append(
        file.note(
          .omission, at: block.nameRange.lowerBound, "#Preview left out", "it shows SwiftUI's views"
        ))
      changes.replace(block.range, by: "")
    }
    let shown = blocks.filter { !$0.isSwiftUIs(in: file, of: program) }
    for (ordinal, block) in shown.enumerated() {
      let place = block.nameRange.lowerBound
      // The import is added because the file may import a different module, which re-exports UIKit
      // on iOS.
      changes.needsUIKit = true
      let type = "QuarterturnPreview\(ordinal)"
      changes.replace(
        block.nameRange,
        by: """
          private enum \(type): UIKit.PreviewRegistry { \
          static let fileID = #fileID; static let filePath: StaticString = #filePath; \
          static let line = \(file.line(of: place)); static let column = \(file.column(of: place)); \
          @MainActor static func makePreview() -> UIKit.Preview { UIKit.Preview
          """)
      let anchor = isOptimised ? "; \(Self.anchor(of: type, in: file))" : ""
      changes.insert(" } }\(anchor)", at: block.range.upperBound)
      changes.notes.append(
        file.note(
          .change, at: place, "#Preview → a type that tests and the command find",
          "UIKit has no macros here"))
    }
  }

  /// Returns a public function that refers to a type.
  ///
  /// Without the function, an optimised build would remove the private type, because nothing else
  /// refers to it.
  private static func anchor(of type: String, in file: SourceFile) -> String {
    "public func quarterturn\(type.dropFirst("Quarterturn".count))_\(file.identifier)() -> Any.Type "
      + "{ \(type).self }"
  }
}

extension SourceFile {
  /// The file name without folders and extension.
  var baseName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }
}
