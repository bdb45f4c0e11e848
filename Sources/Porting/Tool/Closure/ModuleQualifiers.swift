import SwiftSyntax

/// The module qualifiers of names, as in `Garden.Herb`.
///
/// A `Closure` is compiled as one module, in which the names of the app's other modules do not
/// exist.
struct ModuleQualifiers {
  /// A name before a dot and a declared name, such as `Garden` in `Garden.Herb`; it may be the name
  /// of a module.
  struct Candidate {
    /// The range of the name and its dot; in an alias, the range of the name alone.
    var range: Range<Int>
    var module: String
    /// The name of the declaration.
    var name: String
    /// Whether the name is in a type alias inside a type, such as `typealias Herb = Garden.Herb`.
    var isAlias: Bool
  }

  private let ranges: [Range<Int>]
  /// The qualifiers in aliases such as `typealias Herb = Garden.Herb`, which are replaced by the
  /// name of the compiled module, because `typealias Herb = Herb` would refer to itself.
  private let aliased: [Range<Int>]

  /// Finds the candidates that are names of imported modules.
  init(_ candidates: [Candidate], in index: AppIndex) {
    let found = candidates.filter { index.isModule($0.module, of: $0.name) }
    ranges = found.filter { !$0.isAlias }.map(\.range)
    aliased = found.filter(\.isAlias).map(\.range)
  }

  /// Returns the qualifiers in a file that are equal to the name of a module which the app imports.
  static func candidates(in file: SourceFile, _ modules: Set<String>) -> [Candidate] {
    let reader = Reader(modules: modules)
    reader.walk(file.tree)
    return reader.found
  }

  /// Returns the text with blanks in place of the qualifiers, so that offsets stay the same unless
  /// an alias is qualified with a module whose name is shorter than `Previews`.
  ///
  /// Returns nil if there are no qualifiers.
  func text(of bytes: [UInt8]) -> String? {
    if ranges.isEmpty, aliased.isEmpty { return nil }
    var bytes = bytes
    for range in ranges {
      for place in range where !bytes[place].isLineEnd { bytes[place] = UInt8(ascii: " ") }
    }
    for range in aliased.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      let blanks = max(0, range.count - Self.module.count)
      bytes.replaceSubrange(range, with: (Self.module + String(repeating: " ", count: blanks)).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name of the module in which all files of a `Closure` are compiled.
  static let module = "Previews"

  private final class Reader: SyntaxVisitor {
    let modules: Set<String>
    var found: [Candidate] = []

    init(modules: Set<String>) {
      self.modules = modules
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
      guard modules.contains(module.plain) else { return }
      let isAlias: Bool
      switch module.previousToken(viewMode: .sourceAccurate)?.tokenKind {
      case .prefixOperator, .prefixAmpersand, .backslash, .atSign: return
      case .equal: isAlias = self.isAlias(of: name, module)
      default: isAlias = false
      }
      let end = isAlias ? module.ownRange.upperBound : dot.ownRange.upperBound
      found.append(
        Candidate(
          range: module.ownRange.lowerBound..<end, module: module.plain, name: name.plain,
          isAlias: isAlias))
    }

    private func isAlias(of name: TokenSyntax, _ module: TokenSyntax) -> Bool {
      var node = module.parent
      while let found = node, !found.is(TypeAliasDeclSyntax.self) { node = found.parent }
      return node?.as(TypeAliasDeclSyntax.self)?.name.plain == name.plain
    }
  }
}
