import Foundation
import SwiftSyntax

/// The names that the available modules declare, found by compiling small test files.
///
/// A test file uses the names, and the compiler's errors show those that no module declares; this
/// is faster than checking a `Closure`. Each name is tested once: the results are stored in a file.
final class KnownTypes {
  private var known: [String: Bool] = [:]
  private let file: String?

  /// Reads which names earlier runs have tested, and their results.
  ///
  /// - Parameter file: the file that stores the results; nil for none.
  init(keptIn file: String? = nil) {
    self.file = file
    known = file.flatMap(Self.kept) ?? [:]
  }

  private static func kept(in file: String) -> [String: Bool]? {
    FileManager.default.contents(atPath: file).flatMap {
      try? JSONDecoder().decode([String: Bool].self, from: $0)
    }
  }

  /// Adds the results to those in the file, which other processes may have changed.
  private func keep() {
    guard let file else { return }
    let all = known.merging(Self.kept(in: file) ?? [:]) { own, _ in own }
    let data = try? JSONEncoder().encode(all)
    try? data?.write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// Returns the names that no module declares.
  func missing(
    of names: Set<String>, asking compiler: ClosureCompiler, in folder: String
  ) -> Set<String> {
    let new = names.filter { known[$0] == nil }.sorted()
    if !new.isEmpty { ask(new, compiler, folder) }
    return names.filter { known[$0] == false }
  }

  private func ask(_ names: [String], _ compiler: ClosureCompiler, _ folder: String) {
    let tree = OutputTree(folder: folder)
    let head =
      "import UIKit; import Foundation; import FoundationNetworking; import FoundationXML; "
      + "import StandIns; import Combine; import os\n"
    // The names are used as values, because a name that begins with an upper-case letter may also
    // be a function, such as NSLocalizedString.
    let lines = names.enumerated().map { "func asked\($0)() { _ = \($1) }" }
    try? tree.write(head + lines.joined(separator: "\n") + "\n", to: "names.swift")
    let path = "\(folder)/names.swift"
    guard let output = compiler.check([path], writingTo: "\(folder)/names.txt") else { return }
    for name in names { known[name] = true }
    for message in ClosureMessage.all(in: output.text) where message.text.hasPrefix("cannot find ")
    {
      if let name = message.quoted.first { known[name] = false }
    }
    keep()
  }
}

extension Closure {
  /// The attributes that the porting tool removes, so that they need no declaration.
  private static let attributes: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "IBOutletCollection",
    "NSManaged",
  ]

  /// The capitalised names that are used as types or values, and that neither the app nor a repair
  /// declares.
  var foreignTypes: Set<String> {
    var names: Set<String> = []
    var generic: Set<String> = []
    for part in parts.values {
      let reader = ForeignReader(viewMode: .sourceAccurate)
      if part.form == .stub {
        names.formUnion(
          part.declaration.isGroup
            ? part.declaration.headNames : part.declaration.declaration.typeNames)
      } else if part.declaration.owner.map({ parts[$0.id]?.form != .whole }) ?? true {
        reader.walk(part.declaration.declaration)
        names.formUnion(reader.names)
        generic.formUnion(reader.generic)
      }
    }
    for part in parts.values {
      let clause = part.declaration.head
        .asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      generic.formUnion(clause?.parameters.map(\.name.text) ?? [])
      if part.declaration.kind == .associated { generic.insert(part.declaration.name) }
    }
    let declared = repairs.missing.names.union(Self.attributes)
    return names.subtracting(generic).filter { name in
      name.count > 1 && name.first?.isUppercase == true && name != "Self" && name != "Type"
        && !index.declaresType(name) && !index.declaresGlobal(name) && !declared.contains(name)
    }
  }
}

/// A visitor that collects the names of types and the capitalised names of values in a declaration,
/// including its body.
private final class ForeignReader: SyntaxVisitor {
  var names: Set<String> = []
  var generic: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plain)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    // Of a qualified name such as `Shop.Row`, only the outermost type is looked up.
    walk(node.baseType)
    node.genericArgumentClause.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    generic.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, node.baseName.text.first?.isUppercase == true {
      names.insert(node.baseName.plain)
    }
    return .visitChildren
  }
}
