import SwiftSyntax

/// The module qualifiers of names, as in `Garden.Herb`.
///
/// A closure is compiled as one module, so that the qualifiers do not exist in it.
struct ModuleQualifiers {
  private let ranges: [Range<Int>]
  /// The qualifiers in aliases such as `typealias Herb = Garden.Herb`, which are replaced by the
  /// closure's module: without a qualifier the alias would refer to itself.
  private let aliased: [Range<Int>]

  /// Finds the names of imported modules.
  init(of file: SourceFile, in index: AppIndex) {
    let reader = Reader(index: index)
    reader.walk(file.tree)
    (ranges, aliased) = (reader.ranges, reader.aliased)
  }

  /// Returns the text with blanks in place of the qualifiers, so that all other positions stay the
  /// same; nil if there are none.
  func text(of file: SourceFile) -> String? {
    if ranges.isEmpty, aliased.isEmpty { return nil }
    let blanks = ranges.map { ($0, String(repeating: " ", count: $0.count)) }
    let names = aliased.map { range in
      let blanks = max(0, range.count - Self.module.count)
      return (range, Self.module + String(repeating: " ", count: blanks))
    }
    return file.text(of: 0..<file.bytes.count, with: blanks + names)
  }

  /// The name of the module that a closure is compiled as.
  static let module = "Previews"

  private final class Reader: SyntaxVisitor {
    let index: AppIndex
    var ranges: [Range<Int>] = []
    var aliased: [Range<Int>] = []

    init(index: AppIndex) {
      self.index = index
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil {
        add(base.name, node.period, before: node.name)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self) {
        add(base.baseName, node.period, before: node.declName.baseName)
      }
      return .visitChildren
    }

    private func add(_ module: TokenSyntax, _ dot: TokenSyntax, before name: TokenSyntax) {
      guard index.isModule(module.plain, of: name.plain) else { return }
      switch module.previousToken(viewMode: .sourceAccurate)?.tokenKind {
      case .prefixOperator, .prefixAmpersand, .backslash, .atSign: return
      case .equal where isAlias(of: name, module): aliased.append(module.ownRange)
      default: ranges.append(module.ownRange.lowerBound..<dot.ownRange.upperBound)
      }
    }

    private func isAlias(of name: TokenSyntax, _ module: TokenSyntax) -> Bool {
      var node = module.parent
      while let found = node, !found.is(TypeAliasDeclSyntax.self) { node = found.parent }
      return node?.as(TypeAliasDeclSyntax.self)?.name.plain == name.plain
    }
  }
}
