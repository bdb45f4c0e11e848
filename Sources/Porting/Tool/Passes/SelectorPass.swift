import SwiftSyntax

/// A pass that replaces `#selector(tapped(_:))` with a `Selector` that contains the name and a
/// reference to the method.
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
      let place = found.ownRange
      guard let argument = found.arguments.first,
        let reference = SelectorReference(
          argument.expression, accessor: argument.label?.text, in: found.enclosingTypes,
          program: program)
      else {
        changes.notes.append(
          file.note(
            .obstacle, at: place.lowerBound, found.ownText.onOneLine,
            "the source does not say which type has the method"))
        continue
      }
      changes.notes.append(
        file.note(.change, at: place.lowerBound, "#selector → a Selector with its call", noRuntime))
      changes.replace(place, by: reference.source)
      changes.needsUIKit = true
    }
  }

  private final class Finder: SyntaxVisitor {
    private let file: SourceFile
    var found: [MacroExpansionExprSyntax] = []

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", file.isActive(node.ownRange.lowerBound) else {
        return .visitChildren
      }
      found.append(node)
      return .skipChildren
    }
  }
}

extension SyntaxProtocol {
  /// The names of the enclosing types, the innermost last.
  var enclosingTypes: [String] {
    sequence(first: Syntax(self), next: \.parent).compactMap(\.typeName).reversed()
  }
}

extension Syntax {
  /// The name of the type that this node declares or extends; nil for protocols and other nodes.
  fileprivate var typeName: String? {
    if let extended = self.as(ExtensionDeclSyntax.self) { return extended.extendedType.ownText }
    guard isProtocol((any DeclGroupSyntax).self), !self.is(ProtocolDeclSyntax.self) else {
      return nil
    }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
