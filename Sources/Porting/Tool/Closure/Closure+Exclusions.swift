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

  /// Returns whether a member is private, is in a file that is not previewed, and has a type that
  /// is private in that file.
  ///
  /// Stubs are not private, so the stub of the member would not compile. The member is left out, as
  /// no other file can use it.
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

  /// Returns the only type, apart from types for tests, that conforms to a protocol, followed by
  /// the classes that it uses, if the type is made without arguments and computes its values
  /// itself; otherwise an empty array.
  ///
  /// If several types conform to a protocol that makes layouts, the first one by name is returned,
  /// because a list without a layout shows nothing.
  func conformers(of type: AppDeclaration) -> [AppDeclaration] {
    guard type.kind == .protocol, !type.isPrivate else { return [] }
    let found = index.heirs(of: type.name).filter { heir in
      !Self.rehearsals.contains(where: heir.name.contains)
    }
    guard found.count == 1 || type.makesLayouts,
      let first = found.min(by: { $0.name < $1.name }), !repairs.cut.contains(first.id)
    else { return [] }
    return SelfContainedClass(type: first, index: index).asValue ?? []
  }
}

extension AppDeclaration {
  /// Whether a requirement of the protocol has a layout of a collection view, or a section of a
  /// compositional layout, as its value.
  fileprivate var makesLayouts: Bool {
    members.contains { member in
      let function = member.declaration.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      let variable = member.declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation
      let result = (function ?? variable?.type)?.ownText ?? ""
      return result.hasPrefix("UICollectionView") && result.hasSuffix("Layout")
        || result == "NSCollectionLayoutSection"
    }
  }
}
