import Foundation
import SwiftSyntax

/// The parts of a previewed file that decide which other declarations its `Closure` contains: the
/// file's own declarations without function bodies, and the names in the file.
///
/// ```
/// class HerbView: UIView {
///   let label = UILabel()               kept as written
///   let gap: CGFloat = 8                kept without its value
///   func fill() { tag = Herb.count }    kept as `func fill()`, and the name `count`
/// }
/// ```
struct FileOutline: Codable {
  /// The hash of the declarations.
  let declarations: UInt64
  /// The names in the file; those of called functions and those of argument labels have a prefix.
  private let names: Set<String>

  /// Reads the outline of a file.
  init(of file: SourceFile) {
    let collector = TokenCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    declarations = ByteHash.of(collector.tokens.joined(separator: " "))
    let used = UsedNames(in: file.tree)
    names = used.all.union(used.called.map { "(\($0)" }).union(used.labels.map { ":\($0)" })
  }

  /// Returns the tokens of a declaration; for a type or extension, without those of its members.
  static func tokens(of declaration: AppDeclaration) -> [String] {
    let collector = TokenCollector(viewMode: .sourceAccurate)
    collector.root = declaration.isGroup ? declaration.declaration.id : nil
    collector.walk(declaration.declaration)
    return collector.tokens
  }

  /// Returns the names that another outline does not contain with the same kind of use.
  func names(notIn other: FileOutline) -> Set<String> {
    Set(
      names.subtracting(other.names).map { name in
        let isMarked = name.utf8.count > 1 && (name.hasPrefix("(") || name.hasPrefix(":"))
        return isMarked ? String(name.dropFirst()) : name
      })
  }

  /// A visitor that collects the tokens of declarations, without the bodies of functions.
  private final class TokenCollector: SyntaxVisitor {
    var tokens: [String] = []
    /// The type or extension whose members are left out; nil if no members are left out.
    var root: SyntaxIdentifier?

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      root != nil && node.parent?.id == root ? .skipChildren : .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      tokens.append(token.text)
      return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      guard let owner = node.parent, !owner.isOfVisibleBody else { return .visitChildren }
      tokens.append("{}")
      return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      guard case .getter = node.accessors, node.parent?.isOfVisibleBody == false else {
        return .visitChildren
      }
      tokens.append("{ get }")
      return .skipChildren
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
      guard let binding = node.parent?.as(PatternBindingSyntax.self),
        let type = binding.typeAnnotation?.type, !type.isOpaque
      else { return .visitChildren }
      tokens.append("= \(Self.kind(of: node.value))")
      return .skipChildren
    }

    /// Returns "nil" for nil, "[]" for an empty array, and "value" for every other value, since
    /// `ObjectFilling` fills only properties without content.
    private static func kind(of value: ExprSyntax) -> String {
      if value.is(NilLiteralExprSyntax.self) { return "nil" }
      let text = value.ownText
      let isEmpty = value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      return isEmpty || text.hasPrefix("[") && text.hasSuffix("]()") ? "[]" : "value"
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      token(for: node, "0")
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      token(for: node, "0.0")
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      token(for: node, "true")
    }

    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
      token(for: node, "text")
    }

    /// Adds the same token for all literals of a kind in properties' values, since only the
    /// literal's type matters to other files.
    private func token(
      for node: some SyntaxProtocol, _ token: String
    ) -> SyntaxVisitorContinueKind {
      guard node.isInValue else { return .visitChildren }
      tokens.append(token)
      return .skipChildren
    }
  }
}

extension SyntaxProtocol {
  /// Whether the node is in the value of a property.
  fileprivate var isInValue: Bool {
    var next = parent
    while let node = next {
      if node.is(PatternBindingSyntax.self) { return true }
      if node.is(MemberBlockSyntax.self) || node.is(AttributeSyntax.self) { return false }
      next = node.parent
    }
    return false
  }
}

extension Syntax {
  /// Whether other files depend on the body of a declaration: the body determines an opaque result
  /// type, or the compiler may inline it.
  fileprivate var isOfVisibleBody: Bool {
    if let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes,
      attributes.contains(where: { $0.ownText.contains("inlin") || $0.ownText.contains("trans") })
    {
      return true
    }
    if let node = self.as(FunctionDeclSyntax.self) {
      return node.signature.returnClause?.type.isOpaque ?? false
    }
    if let node = self.as(SubscriptDeclSyntax.self) { return node.returnClause.type.isOpaque }
    if let node = self.as(PatternBindingSyntax.self) {
      return node.typeAnnotation?.type.isOpaque ?? false
    }
    if self.is(AccessorDeclSyntax.self) {
      var next = parent
      while let node = next, !node.is(PatternBindingSyntax.self), !node.is(SubscriptDeclSyntax.self)
      {
        next = node.parent
      }
      return next?.isOfVisibleBody ?? true
    }
    return !self.is(InitializerDeclSyntax.self) && !self.is(DeinitializerDeclSyntax.self)
  }
}

extension TypeSyntax {
  /// Whether the type is opaque, so that the body determines it: `some View`.
  fileprivate var isOpaque: Bool { ownText.contains("some ") }
}
