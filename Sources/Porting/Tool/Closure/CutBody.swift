import SwiftSyntax

/// The edit that replaces the body or the initial value of a declaration that does not compile; the
/// rest of the declaration remains.
struct CutBody {
  /// The replaced range of the file, and its new text; nil if there is nothing that can be
  /// replaced.
  let edit: (range: Range<Int>, text: String)?

  init(of declaration: AppDeclaration, in closure: Closure) {
    let name = declaration.name
    switch declaration.declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      edit = node.body.map { ($0.ownRange, StubBody.body(of: node)) }
    case .initializerDecl(let node):
      let text = CutInitializer(initializer: declaration, closure: closure).text
      edit = node.body.map { ($0.ownRange, text) }
    case .subscriptDecl(let node):
      edit = node.accessorBlock.map {
        ($0.ownRange, "{ get \(StubBody.body(returning: node.returnClause.type, named: name)) }")
      }
    case .variableDecl(let node): edit = Self.edit(of: node)
    default: edit = nil
    }
  }

  private static func edit(of node: VariableDeclSyntax) -> (range: Range<Int>, text: String)? {
    guard let binding = node.bindings.first, node.bindings.count == 1 else { return nil }
    let name = binding.pattern.boundNames.first ?? ""
    // If a property with observers has no value or a plain one, only the observers are left out: it
    // remains a stored property, so that outlets can be set.
    if let block = binding.accessorBlock, block.isOfObservers {
      let isPlain = binding.initializer.map { $0.value.isPlain } ?? true
      if isPlain { return (block.ownRange, "") }
    }
    if let value = binding.initializer {
      if let type = binding.typeAnnotation?.type {
        return (value.ownRange, "= \(StubBody.value(of: type, named: name))")
      }
      return value.typeText.map { (value.ownRange, ": \($0) = standIn(\"\(name)\")") }
    }
    guard let block = binding.accessorBlock, let type = binding.typeAnnotation?.type else {
      return nil
    }
    let isSet = block.ownText.contains("set {") || block.ownText.contains("set{")
    let body = StubBody.body(returning: type, named: name)
    return (block.ownRange, "{ get \(body) \(isSet ? "set {}" : "") }")
  }
}

extension AccessorBlockSyntax {
  /// Whether the accessors are observers: `willSet` or `didSet`.
  fileprivate var isOfObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension ExprSyntax {
  /// Whether the value needs no other declaration: a literal that is not a collection, an empty
  /// array, or an implicit member such as `.zero`.
  fileprivate var isPlain: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .stringLiteralExpr:
      true
    case .arrayExpr(let node): node.elements.isEmpty
    case .memberAccessExpr(let node): node.base == nil
    default: false
    }
  }
}

extension SourceFile {
  /// Returns the text of a range with edits; line breaks are added so that no edit reduces the
  /// number of lines.
  func text(of range: Range<Int>, with edits: [(range: Range<Int>, text: String)]) -> String {
    var (result, offset) = ("", range.lowerBound)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= offset && edit.range.upperBound <= range.upperBound {
      let removed = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
      let added = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
      result += text(of: offset..<edit.range.lowerBound) + edit.text
      result += String(repeating: "\n", count: max(0, removed - added))
      offset = edit.range.upperBound
    }
    return result + text(of: offset..<range.upperBound)
  }
}
