import SwiftSyntax

/// The body of a class, or an extension, with its outlets, actions and inspectable properties.
struct InterfacePart {
  enum Declaration {
    case body(ClassDeclSyntax)
    case outside(ExtensionDeclSyntax)
  }

  let declaration: Declaration
  /// The index of the source file.
  let file: Int
  /// The name of the class with its enclosing types, such as `Row.Cell`.
  let path: String
  /// The members outside `#if` clauses, or in clauses whose conditions are true.
  private(set) var members: [InterfaceMember] = []
  /// The offsets of members in `#if` clauses whose conditions are unknown, such as `DEBUG`.
  private(set) var uncertain: [Int] = []
  /// Whether code at the end of the file can refer to the class; false for local and generic
  /// classes, private ones in other types, and classes in an `#if` with an unknown condition.
  private(set) var isVisible = true

  /// The name of the class without enclosing types.
  var name: String { path.lastWord }

  /// The member block in braces.
  var block: MemberBlockSyntax {
    switch declaration {
    case .body(let node): node.memberBlock
    case .outside(let node): node.memberBlock
    }
  }

  /// Returns the classes and extensions of a file, in the order of the file.
  static func all(in file: SourceFile, at index: Int) -> [InterfacePart] {
    let finder = Finder(file: file, index: index)
    finder.walk(file.tree)
    return finder.found
  }

  fileprivate init(
    _ declaration: Declaration, named path: String, in file: SourceFile, at index: Int
  ) {
    (self.declaration, self.path, self.file) = (declaration, path, index)
    let isUncertain = Syntax(block).isUncertain(in: file)
    isVisible = !isUncertain
    add(block.members, isUncertain: isUncertain && isOutside, in: file)
    if case .body(let node) = declaration {
      isVisible = isVisible && node.genericParameterClause == nil && !Syntax(node).isHidden
    }
  }

  /// Whether the class is marked `@IBDesignable`, so that Interface Builder runs its code on its
  /// canvas.
  var isDesignable: Bool {
    guard case .body(let node) = declaration else { return false }
    return node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.lastName == "IBDesignable"
    }
  }

  var isOutside: Bool { if case .outside = declaration { true } else { false } }

  private mutating func add(
    _ items: MemberBlockItemListSyntax, isUncertain: Bool, in file: SourceFile
  ) {
    for item in items where file.isActive(item.ownRange.lowerBound) {
      if let condition = item.decl.as(IfConfigDeclSyntax.self) {
        for case .decls(let inner) in condition.clauses.compactMap(\.elements) {
          add(inner, isUncertain: isUncertain || !condition.isDecided, in: file)
        }
        continue
      }
      let found = InterfaceMember.all(in: item.decl)
      if isUncertain {
        if !found.isEmpty { uncertain.append(item.decl.ownRange.lowerBound) }
      } else {
        members += found
      }
    }
  }

  private final class Finder: SyntaxVisitor {
    let file: SourceFile
    let index: Int
    var found: [InterfacePart] = []

    init(file: SourceFile, index: Int) {
      (self.file, self.index) = (file, index)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      guard file.isActive(node.ownRange.lowerBound) else { return .skipChildren }
      if node.memberBlock.rightBrace.presence == .present {
        let path = Syntax(node).isLocal ? node.name.text : node.path
        found.append(InterfacePart(.body(node), named: path, in: file, at: index))
      }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard file.isActive(node.ownRange.lowerBound) else { return .skipChildren }
      if node.memberBlock.rightBrace.presence == .present, node.genericWhereClause == nil {
        let path = node.extendedType.ownText
        found.append(InterfacePart(.outside(node), named: path, in: file, at: index))
      }
      return .visitChildren
    }
  }
}

extension ClassDeclSyntax {
  /// The names of the enclosing types and the class.
  fileprivate var path: String { enclosingTypes.joined(separator: ".") }
}

extension IfConfigDeclSyntax {
  /// Whether all conditions are known, so that it is certain which of the `#if` clauses is
  /// compiled.
  fileprivate var isDecided: Bool {
    clauses.allSatisfy { $0.condition.map { Condition.value($0) != nil } ?? true }
  }
}

extension Syntax {
  private var ancestors: some Sequence<Syntax> { sequence(first: self, next: \.parent).dropFirst() }

  /// Whether the declaration is in a function.
  fileprivate var isLocal: Bool {
    ancestors.contains { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) }
  }

  /// Whether code at the end of the file cannot refer to the type.
  fileprivate var isHidden: Bool {
    let types = ancestors.filter { $0.isProtocol((any DeclGroupSyntax).self) }
    let isGeneric = types.contains {
      $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
    // A private type inside a type is visible only in that enclosing type. A private type at the
    // top level is visible in its whole file, so the outermost type is not checked.
    let nested = types.isEmpty ? [] : [self] + types.dropLast()
    let isPrivate = nested.contains { type in
      type.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        $0.name.text == "private"
      } == true
    }
    return isLocal || isGeneric || isPrivate
  }

  /// Returns whether the declaration is in an `#if` block with an unknown condition.
  fileprivate func isUncertain(in file: SourceFile) -> Bool {
    ancestors.contains { $0.as(IfConfigDeclSyntax.self)?.isDecided == false }
  }
}
