import SwiftSyntax

/// A pass that replaces overrides between methods in extensions, which need Objective-C, by calls.
///
/// ```
/// extension UIView { func fill() { if let it = self as? UILabel { return it._fill_UILabel() } } }
/// extension UILabel { func _fill_UILabel() { … } }
/// ```
struct ExtensionOverridePass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    for found in program.extensionOverrides {
      if found.file == index { rename(found.override, in: file, &changes) }
    }
    let bases = Dictionary(
      grouping: program.extensionOverrides.map(\.override), by: \.base.id)
    for overrides in bases.values {
      guard let base = overrides.first?.base, base.root.id == file.tree.root.id else { continue }
      call(overrides.sorted { ($0.order, $0.type) < ($1.order, $1.type) }, in: base, &changes)
    }
  }

  private func rename(
    _ override: ExtensionOverride, in file: SourceFile, _ changes: inout Changes
  ) {
    let method = override.method
    guard let word = method.modifiers.first(where: { $0.name.text == "override" }) else { return }
    changes.notes.append(
      file.note(
        .change, at: word.ownRange.lowerBound,
        "\(method.name.text) → \(override.name), which the overridden one calls",
        "an extension's members are overridden through Objective-C only"))
    var end = word.ownRange.upperBound
    while end < file.bytes.count, file.bytes[end].isBlank { end += 1 }
    changes.replace(word.ownRange.lowerBound..<end, by: "")
    changes.replace(method.name.ownRange, by: override.name)
  }

  private func call(
    _ overrides: [ExtensionOverride], in base: FunctionDeclSyntax, _ changes: inout Changes
  ) {
    guard let brace = base.body?.leftBrace.ownRange.upperBound else { return }
    changes.insert(overrides.map(\.call).joined(), at: brace)
    // After the insertion the body has two statements, so the implicitly returned expression needs
    // an explicit `return`.
    if let only = base.returnedExpression { changes.insert("return ", at: only.lowerBound) }
  }
}
