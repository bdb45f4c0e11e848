import SwiftSyntax

/// The stubs that the files of the previewed views name; a picture of the views may differ from the
/// app because of their sample values.
extension Closure {
  /// The names of the stubs that the previewed files use; those of members follow the name of the
  /// type: `Store.herbs`.
  var stubsInSight: [String] {
    let used = asked.reduce(into: Set<String>()) {
      $0.formUnion(UsedNames(in: index.file($1).tree).all)
    }
    let kinds: Set<AppDeclaration.Kind> = [.function, .variable, .initializer]
    let names = parts.values.map(\.declaration).filter { member in
      guard form(of: member) == .stub, kinds.contains(member.kind), !asked.contains(member.file),
        member.owner?.kind != .protocol
      else { return false }
      // A call of an initialiser contains the type's name, but not the name `init`.
      let isNamed = member.kind == .initializer || used.contains(member.name)
      return isNamed && member.owner.map { used.contains($0.name) || type($0.name) == nil } != false
    }.map { member in
      member.owner.map { "\($0.name).\(member.name)" } ?? member.name
    }
    return Set(names).sorted()
  }
}
