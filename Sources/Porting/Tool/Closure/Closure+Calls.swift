import SwiftSyntax

/// The rules that decide by argument labels which initialisers and subscripts the code of a
/// `Closure` may call.
extension Closure {
  /// Returns whether the code contains all argument labels of a subscript, so that it may call the
  /// subscript; false for a subscript without labels.
  func isCalled(subscript member: AppDeclaration) -> Bool {
    let parameters = member.declaration.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
    let names = parameters?.filter { $0.secondName != nil }.map(\.firstName.plain) ?? []
    return !names.isEmpty && names.allSatisfy(labels.contains)
  }

  /// Returns whether the code may call an initialiser: it contains the name of the type, or `init`
  /// for one in an extension, and the argument labels that the initialiser requires.
  func isCalled(_ initializer: AppDeclaration) -> Bool {
    guard let owner = initializer.owner else { return false }
    let isNamed =
      called.contains(owner.name) || used["init"] != nil && used[owner.name] != nil
    guard isNamed || owner.kind == .extension && used["init"] != nil,
      let node = initializer.declaration.as(InitializerDeclSyntax.self)
    else { return false }
    let parameters = node.signature.parameterClause.parameters
    // A call such as `.init(herb: …)` does not contain the type's name, so only its labels are
    // compared.
    let isImplicit =
      owner.kind == .extension && used["init"] != nil && parameters.count > 1
      && parameters.allSatisfy { labels.contains($0.firstName.plain) }
    guard isImplicit || isNamed else { return false }
    return parameters.allSatisfy {
      $0.defaultValue != nil || $0.firstName.text == "_" || labels.contains($0.firstName.plain)
        || $0.isClosure || index.isFunction($0.type.lastName)
    }
  }
}
