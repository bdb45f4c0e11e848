import SwiftSyntax

/// Writes `#selector(tapped(_:))` as a `Selector` that carries its call.
///
/// ```
/// #selector(tapped(_:))          Selector("tapped:", Shelf.tapped(_:))
/// #selector(Shelf.reload)        Selector("reload", Shelf.reload)
/// #selector(getter: title)       Selector("title", getter: \Shelf.title)
/// #selector(setter: title)       Selector("setTitle:", setter: \Shelf.title)
/// #selector(Shelf.clearAll)      Selector("clearAll", static: Shelf.clearAll), of a static method
/// #selector(other.tapped)        Selector("tapped", bound: other.tapped)
/// ```
struct SelectorPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(file: file)
    finder.walk(file.tree)
    for found in finder.found {
      let place = found.node.ownRange
      guard let argument = found.node.arguments.first,
        let reference = SelectorReference(
          argument.expression, accessor: argument.label?.text, in: found.types, program: program)
      else {
        changes.notes.append(
          file.note(
            .obstacle, at: place.lowerBound, found.node.ownText.onOneLine,
            "the type whose method it names cannot be told from the source"))
        continue
      }
      changes.notes.append(
        file.note(.change, at: place.lowerBound, "#selector → a Selector with its call", noRuntime))
      changes.replace(place, by: reference.source)
      changes.needsUIKit = true
    }
  }

  private final class Finder: SyntaxVisitor {
    let file: SourceFile
    /// The types around the place, the innermost last.
    var types: [String] = []
    var found: [(node: MacroExpansionExprSyntax, types: [String])] = []

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "selector", file.isActive(node.ownRange.lowerBound) {
        found.append((node, types))
        return .skipChildren
      }
      return .visitChildren
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      types.append(name)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text)
    }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text)
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text)
    }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.ownText)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
  }
}
