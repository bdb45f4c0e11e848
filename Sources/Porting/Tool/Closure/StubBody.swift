import SwiftSyntax

/// The expressions and bodies of stubs, which return a sample value of a type.
///
/// `standIn(_:)` is a function of the module StandIns, which finds a value for the type that the
/// context requires. It finds no values of function and tuple types, so these are written as
/// literals.
enum StubBody {
  /// Returns an expression with a sample value of a type.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - name: the name of the property, parameter or function, from which the content is chosen.
  /// - Returns: the expression.
  static func value(of type: TypeSyntax, named name: String) -> String {
    let plain = bare(type)
    if let function = plain.as(FunctionTypeSyntax.self) { return closure(of: function, name) }
    if let tuple = plain.as(TupleTypeSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return value(of: only.type, named: name)
      }
      let values = tuple.elements.map { element in
        let label = element.firstName.map { "\($0.text): " } ?? ""
        return label + value(of: element.type, named: element.firstName?.plain ?? name)
      }
      return "(\(values.joined(separator: ", ")))"
    }
    if let kind = plain.as(MetatypeTypeSyntax.self), kind.metatypeSpecifier.text == "Type",
      kind.baseType.is(IdentifierTypeSyntax.self) || kind.baseType.is(MemberTypeSyntax.self)
    {
      return "metatypeStandIn(\(kind.baseType.ownText).self)"
    }
    if let some = plain.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some" {
      return "standIn(\(quoted(name))) as any \(some.constraint.ownText)"
    }
    if plain.is(OptionalTypeSyntax.self) || plain.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      isFunction(plain)
    {
      return "nil"
    }
    return "standIn(\(quoted(name)))"
  }

  /// Returns an expression with a sample value that shows content: an optional is not nil, unless
  /// it is an optional function.
  static func content(of type: TypeSyntax, named name: String) -> String {
    let value = value(of: type, named: name)
    return value == "standIn(\(quoted(name)))" ? "contentStandIn(\(quoted(name)))" : value
  }

  /// The names of properties whose sample content depends on their type's name.
  private static let ownersMatter: Set<String> = ["name", "image", "photo", "picture"]

  /// Returns the name from which a property's sample content is chosen: with the type's name, as in
  /// `Author.name`, if the content depends on the type.
  static func name(of property: String, in owner: String?) -> String {
    guard let owner, ownersMatter.contains(property) else { return property }
    return "\(owner).\(property)"
  }

  private static func isFunction(_ type: TypeSyntax) -> Bool {
    let inner =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return inner.map { value(of: $0, named: "").hasPrefix("{") } ?? false
  }

  private static func closure(of type: FunctionTypeSyntax, _ name: String) -> String {
    let result = type.returnClause.type
    let parameters = type.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = parameters.isEmpty ? "" : "\(parameters) in "
    return isVoid(result) ? "{ \(head)}" : "{ \(head)\(value(of: result, named: name)) }"
  }

  /// Returns a type without attributes and specifiers.
  static func bare(_ type: TypeSyntax) -> TypeSyntax {
    if let attributed = type.as(AttributedTypeSyntax.self) { return bare(attributed.baseType) }
    return type
  }

  static func isVoid(_ type: TypeSyntax) -> Bool {
    ["Void", "()", "Swift.Void"].contains(type.ownText)
  }

  /// Returns the stub body of a function.
  ///
  /// It returns a sample value of the result type. But a function that looks up a text returns the
  /// text's key, and a function that reads data calls its completion closure (see `StubAnswer`).
  static func body(of node: FunctionDeclSyntax) -> String {
    lookup(node.signature) ?? StubAnswer.body(of: node)
      ?? body(returning: node.signature.returnClause?.type, named: node.name.plain)
  }

  /// Returns the stub body of a function that looks up a text, as `NSLocalizedString` does; it
  /// returns the text's key.
  ///
  /// The result is nil for other functions.
  private static func lookup(_ signature: FunctionSignatureSyntax) -> String? {
    let parameters = signature.parameterClause.parameters
    guard signature.returnClause?.type.ownText == "String", let key = parameters.first,
      ["String", "StaticString"].contains(key.type.ownText),
      parameters.dropFirst().contains(where: { $0.firstName.text == "comment" })
    else { return nil }
    return "{ \"\\(\((key.secondName ?? key.firstName).text))\" }"
  }

  /// Returns the body of a stub that returns a sample value of a type; for nil and `Void`, an empty
  /// body; for `Never`, a body that ends the program.
  static func body(returning type: TypeSyntax?, named name: String) -> String {
    guard let type, !isVoid(type) else { return "{}" }
    if type.ownText == "Never" { return "{ unreachableStandIn(\(quoted(name))) }" }
    return "{ \(value(of: type, named: name)) }"
  }

  /// Returns a text as a string literal; quotation marks and backslashes in the text are left out.
  static func quoted(_ text: String) -> String {
    "\"\(text.filter { $0 != "\\" && $0 != "\"" })\""
  }
}

extension InitializerClauseSyntax {
  /// The type of the initial value, if the syntax shows the type, as that of a literal or of a call
  /// of an initialiser does; otherwise nil.
  var typeText: String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let forced = value.as(ForceUnwrapExprSyntax.self) {
      return InitializerClauseSyntax(value: forced.expression).typeText
    }
    if let access = value.as(MemberAccessExprSyntax.self) { return access.ownersTypeText }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return closure.resultText }
    if let list = call.calledExpression.as(ArrayExprSyntax.self), call.arguments.isEmpty {
      return list.elements.count == 1 ? list.ownText : nil
    }
    let name = call.calledExpression.ownText
    if let result = ValueGuess.functions[name] { return result }
    guard name.first?.isUppercase == true, name.allSatisfy({ $0 != "\n" && $0 != "{" }),
      name.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    return name
  }

  /// Whether the value is a literal of a number, a text, a Boolean, nil or an empty collection, and
  /// thus uses no other declaration.
  var isPlain: Bool {
    if let negative = value.as(PrefixOperatorExprSyntax.self) {
      return negative.expression.is(IntegerLiteralExprSyntax.self)
        || negative.expression.is(FloatLiteralExprSyntax.self)
    }
    if let text = value.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let list = value.as(ArrayExprSyntax.self) { return list.elements.isEmpty }
    return value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
      || value.ownText == "[:]"
  }
}

extension MemberAccessExprSyntax {
  /// The names of static members whose value usually has the type that declares them.
  private static let ownValues: Set<String> = [
    "shared", "default", "main", "standard", "current", "zero", "sharedInstance",
  ]
  private static let ownTypes: Set<String> = ["UIColor", "Color"]

  /// The type of a static member, if it is the type that declares the member: `FileManager` for
  /// `FileManager.default`; otherwise nil.
  fileprivate var ownersTypeText: String? {
    guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.plain,
      name.first?.isUppercase == true
    else { return nil }
    let isOwn = Self.ownValues.contains(declName.baseName.plain) || Self.ownTypes.contains(name)
    return isOwn ? name : nil
  }
}

extension ClosureExprSyntax {
  /// The result type of the Swift closure: as written, or that of the variable or expression that
  /// it returns; nil if unknown.
  fileprivate var resultText: String? {
    if let written = signature?.returnClause?.type { return written.ownText }
    guard let last = statements.last?.item else { return nil }
    let value = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    guard let value else { return nil }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return InitializerClauseSyntax(value: value).typeText
    }
    for statement in statements {
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard binding.pattern.boundNames == [name] else { continue }
        return binding.typeAnnotation?.type.ownText ?? binding.initializer?.typeText
      }
    }
    return nil
  }
}
