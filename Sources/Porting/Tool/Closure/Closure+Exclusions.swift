import SwiftSyntax

/// The rules that decide which members in other files are left out of a `Closure` or become stubs.
extension Closure {
  /// Returns whether a member is in an extension of a controller that is only a stub.
  func isOfStubbedController(_ member: AppDeclaration) -> Bool {
    guard let owner = member.owner, owner.kind == .extension, let type = self.type(owner.name),
      type.kind == .class, parts[type.id]?.form == .stub
    else { return false }
    return index.lineage(of: type).root?.hasSuffix("Controller") == true
  }

  /// Returns whether the type of a private member of another file is private in that file.
  ///
  /// Stubs are not private, so the stub of the member would not compile. It is left out, as no
  /// other file can use it.
  func hasTypeOfItsFile(_ member: AppDeclaration) -> Bool {
    guard member.isPrivate, !asked.contains(member.file), !member.isType else { return false }
    let names = member.declaration.typeNames
    return index.declarations(of: member.file).contains {
      $0.isPrivate && ($0.isType || $0.kind == .alias) && names.contains($0.name)
    }
  }
}

/// The app's types that serve as sample values of protocols.
extension Closure {
  /// Parts of type names that are usual for types that only tests and previews use.
  private static let rehearsals = ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Test"]

  /// Returns the only type that conforms to a protocol, followed by the classes that it uses, if
  /// the type is made without arguments and computes its values itself; otherwise an empty array.
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
