import SwiftSyntax

extension Closure {
  /// Returns a function in which the types of parameters that are the app's aliases of function
  /// types are replaced by these function types.
  ///
  /// ```
  /// typealias Completion = ([Herb]?) -> Void
  /// func loadHerbs(_ completion: @escaping Completion)
  /// func loadHerbs(_ completion: @escaping (([Herb]?) -> Void))        the result
  /// ```
  func resolvingClosures(of node: FunctionDeclSyntax) -> FunctionDeclSyntax {
    let parameters = node.signature.parameterClause.parameters.map { parameter in
      parameter.with(\.type, resolvingClosure(parameter.type))
    }
    return node.with(
      \.signature.parameterClause.parameters, FunctionParameterListSyntax(parameters))
  }

  private func resolvingClosure(_ type: TypeSyntax) -> TypeSyntax {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return TypeSyntax(attributed.with(\.baseType, resolvingClosure(attributed.baseType)))
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return TypeSyntax(optional.with(\.wrappedType, resolvingClosure(optional.wrappedType)))
    }
    guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
      let alias = self.type(name.name.text)?.declaration.as(TypeAliasDeclSyntax.self),
      alias.genericParameterClause == nil, alias.initializer.value.is(FunctionTypeSyntax.self)
    else { return type }
    let only = TupleTypeElementSyntax(type: alias.initializer.value.trimmed)
    return TypeSyntax(TupleTypeSyntax(elements: TupleTypeElementListSyntax([only])))
  }

  /// Returns the type in the `Closure` that an extension extends, by its name or by an alias of it;
  /// nil if there is none.
  func type(extendedBy part: AppDeclaration) -> AppDeclaration? {
    guard let named = type(part.name), named.kind == .alias else { return type(part.name) }
    let alias = named.declaration.as(TypeAliasDeclSyntax.self)
    return (alias?.initializer.value.lastName).flatMap { type($0) } ?? named
  }
}
