import SwiftSyntax

/// Members of other files that are left out of a closure, or cut to their signatures.
extension Closure {
  /// Returns whether a member is in an extension of a controller that is not drawn.
  func isOfStubbedController(_ member: AppDeclaration) -> Bool {
    guard let owner = member.owner, owner.kind == .extension, let type = self.type(owner.name),
      type.kind == .class, parts[type.id]?.form == .stub
    else { return false }
    return index.lineage(of: type).root?.hasSuffix("Controller") == true
  }

  /// Returns whether a private member of another file has a type that is private there.
  ///
  /// Stubs are not private, and nothing outside of the file can name such a member.
  func hasTypeOfItsFile(_ member: AppDeclaration) -> Bool {
    guard member.isPrivate, !asked.contains(member.file), !member.isType else { return false }
    let names = member.declaration.typeNames
    return index.declarations(of: member.file).contains {
      $0.isPrivate && ($0.isType || $0.kind == .alias) && names.contains($0.name)
    }
  }
}

/// Types that are the values of protocols.
extension Closure {
  /// The parts of the names of types that only tests and previews use.
  private static let rehearsals = ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Test"]

  /// Returns the only type of the app that adopts a protocol, if it is made without arguments and
  /// computes its values itself, and then the classes that it names; empty if there is none.
  func conformers(of type: AppDeclaration) -> [AppDeclaration] {
    guard type.kind == .protocol, !type.isPrivate else { return [] }
    let found = index.heirs(of: type.name).filter { heir in
      !Self.rehearsals.contains(where: heir.name.contains)
    }
    guard found.count == 1, let only = found.first, !repairs.cut.contains(only.id) else {
      return []
    }
    return SelfContainedClass(type: only, index: index).asValue ?? []
  }
}
