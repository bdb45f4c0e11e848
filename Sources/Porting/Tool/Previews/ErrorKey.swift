import Foundation
import SwiftSyntax

/// The data with which a compiler's errors in ported files are mapped to the originals.
///
/// The data is written as JSON, because the command that runs the compiler is built without syntax
/// trees.
struct ErrorKey: Encodable {
  /// The declarations in a file.
  struct Declared: Encodable {
    var path: String
    /// The names of types, functions, properties and cases in the file, without duplicates.
    var names: [String]
    /// The inherited types of each type, keyed by the type's name.
    var inherited: [String: [String]]
  }

  /// The lines whose columns differ from those of the original.
  var lines: [ChangedColumns.Line]
  /// The imports that were removed because their modules are missing.
  var imports: [MissingImport]
  /// The declarations in each file, including those that are left out.
  var declared: [Declared]

  init(_ ported: [PortedFile], of files: [SourceFile]) {
    lines = ported.flatMap(\.columns)
    imports = ported.flatMap(\.missingImports)
    declared = files.map { file in
      let reader = NameReader(viewMode: .sourceAccurate)
      reader.walk(file.tree)
      return Declared(
        path: file.path, names: reader.names.sorted(), inherited: reader.inherited)
    }
  }

  /// The data as JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A reader of the names declared in a file.
private final class NameReader: SyntaxVisitor {
  var names: Set<String> = []
  var inherited: [String: [String]] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        names.insert(name)
      }
    }
    return .skipChildren
  }

  // Bodies are skipped, because declarations in them are not visible in other files.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(
    _ name: TokenSyntax, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    inherited[name.text, default: []] += clause?.names ?? []
    return .visitChildren
  }
}
