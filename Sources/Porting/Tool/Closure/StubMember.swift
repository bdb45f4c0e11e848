import SwiftSyntax

/// The text of a member whose body is a stub.
struct StubMember {
  let member: AppDeclaration
  let closure: Closure
  /// The type that declares the member, or that the member's extension extends; nil for a global,
  /// and if the `Closure` does not contain the extended type.
  let type: AppDeclaration?

  private var inClass: Bool { type?.kind == .class }
  private var isStaticMember: Bool { member.isStatic }

  /// The source of the stub; nil if the member cannot be replaced by a stub.
  var text: String? {
    switch member.declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): function(node)
    case .variableDecl(let node): variable(node)
    case .subscriptDecl(let node): subscripted(node)
    case .initializerDecl(let node): initializer(node)
    // The constraints and the default of an associated type are left out, since they may use types
    // that are not declared.
    case .associatedTypeDecl(let node): "associatedtype \(node.name.text) = Unknown"
    default: member.declaration.ownText
    }
  }

  private static let keptModifiers: Set<String> = [
    "static", "class", "mutating", "nonmutating", "required", "final", "nonisolated", "prefix",
    "postfix", "infix",
  ]
  private static let keptAttributes: Set<String> = [
    "discardableResult", "MainActor", "Published", "propertyWrapper",
  ]

  private var head: String {
    let node = member.declaration
    let attributes =
      node.asProtocol((any WithAttributesSyntax).self)?.attributes
      .compactMap { $0.as(AttributeSyntax.self) }
      .filter { Self.keptAttributes.contains($0.attributeName.ownText) }.map(\.ownText) ?? []
    let modifiers =
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .filter { Self.keptModifiers.contains($0.name.text) && $0.detail == nil }.map(\.ownText) ?? []
    let override = closure.repairs.overrides[member.id] == true ? ["override"] : []
    let disfavored =
      closure.repairs.disfavored.contains(member.id) ? ["@_disfavoredOverload"] : []
    let hidden = member.owner == nil && member.isPrivate ? ["fileprivate"] : []
    return (disfavored + hidden + attributes + override + modifiers).map { "\($0) " }.joined()
  }

  private func function(_ node: FunctionDeclSyntax) -> String? {
    if member.modifiers.contains("override"), closure.repairs.overrides[member.id] != true {
      return nil
    }
    let result = node.signature.returnClause?.type
    return head + "func \(node.name.text)\(node.genericParameterClause?.ownText ?? "")"
      + parameters(node.signature.parameterClause)
      + " \(node.signature.effectSpecifiers?.ownText ?? "")"
      + (result.map { " -> \($0.ownText)" } ?? "")
      + " \(node.genericWhereClause?.ownText ?? "") "
      + StubBody.body(of: closure.resolvingClosures(of: node))
  }

  /// Returns the source of parameters; default values that use other declarations are replaced by
  /// sample values.
  private func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
    let generic = member.genericNames
    let texts = clause.parameters.map { parameter -> String in
      guard let value = parameter.defaultValue, !value.isPlain,
        !generic.contains(parameter.type.ownText)
      else {
        return parameter.ownText
      }
      let bare = parameter.with(\.defaultValue, nil).with(\.trailingComma, nil).ownText
      let comma = parameter.trailingComma == nil ? "" : ","
      let made = StubBody.value(of: parameter.type, named: parameter.firstName.plain)
      return "\(bare) = \(made)\(comma)"
    }
    return "(\(texts.joined(separator: " ")))"
  }

  private func subscripted(_ node: SubscriptDeclSyntax) -> String {
    let result = node.returnClause.type
    return head + "subscript\(node.genericParameterClause?.ownText ?? "")"
      + "\(parameters(node.parameterClause)) -> \(result.ownText) "
      + "{ get \(StubBody.body(returning: result, named: "value")) set {} }"
  }

  // MARK: Properties

  private func variable(_ node: VariableDeclSyntax) -> String? {
    if member.modifiers.contains("override"), closure.repairs.overrides[member.id] != true {
      return nil
    }
    let texts = node.bindings.compactMap { variable($0, of: node) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private func variable(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> String? {
    guard let name = binding.pattern.boundNames.first else { return nil }
    let isAlone = node.bindings.count == 1
    if isAlone, let value = binding.initializer, value.isPlain, binding.accessorBlock == nil,
      !Self.beginsEmpty(binding)
    {
      let annotation = binding.typeAnnotation?.ownText ?? ""
      return head + "var `\(name)`\(annotation) \(value.ownText)"
    }
    guard let type = type(of: binding, node) else {
      // If the property's type is not known, its initial value is kept, from which the compiler
      // infers the type.
      return isAlone ? "\(head)var `\(name)` \(binding.initializer?.ownText ?? "")" : nil
    }
    let text = "`\(name)`: \(type.ownText)"
    // A stub's property is a stored variable, which cannot be `nonisolated`.
    let head = self.head.replacing("nonisolated ", with: "")
    if binding.isStored, member.owner?.kind != .extension || member.isStatic {
      let isLazy = inClass && !member.isStatic && !head.contains("@Published")
      let content = StubBody.name(of: name, in: member.owner?.name)
      let value =
        closure.index.samples(of: self.type)[name]?.text(as: type)
        ?? (member.isFreshIdentifier ? "freshStandIn()" : nil)
        ?? StubBody.value(of: type, named: content)
      return "\(head)\(isLazy ? "lazy " : "")var \(text) = \(value)"
    }
    let body = StubBody.body(
      returning: type, named: StubBody.name(of: name, in: member.owner?.name))
    let effects = binding.accessorBlock.map { $0.ownText } ?? ""
    let words = ["async", "throws"].filter { effects.contains(" \($0)") }.joined(separator: " ")
    let isSet = effects.contains("set") || binding.isStored
    return "\(head)var \(text) { get \(words) \(body) \(isSet && words.isEmpty ? "set {}" : "") }"
  }

  /// Returns whether a property's initial value is an empty array, which the app fills at run time;
  /// the stub then has sample elements.
  private static func beginsEmpty(_ binding: PatternBindingSyntax) -> Bool {
    guard let list = binding.initializer?.value.as(ArrayExprSyntax.self) else { return false }
    return list.elements.isEmpty && binding.typeAnnotation?.type.is(ArrayTypeSyntax.self) == true
  }

  private func type(of binding: PatternBindingSyntax, _ node: VariableDeclSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    // In `let x, y: Int` the type after the last name is that of all names.
    if binding.initializer == nil, let last = node.bindings.last?.typeAnnotation {
      return last.type
    }
    guard let text = binding.initializer?.typeText else { return nil }
    let name = text == "Self" ? self.type?.name ?? text : text
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
  }

  // MARK: Initialisers

  private func initializer(_ node: InitializerDeclSyntax) -> String? {
    let isOverride = closure.repairs.overrides[member.id] ?? member.modifiers.contains("override")
    let word = isOverride && inClass ? "override " : ""
    let parameters = parameters(node.signature.parameterClause)
    let start =
      "\(word)\(head)init\(node.optionalMark?.text ?? "")"
      + "\(node.genericParameterClause?.ownText ?? "")\(parameters) "
      + "\(node.signature.effectSpecifiers?.ownText ?? "") \(node.genericWhereClause?.ownText ?? "")"
    guard let type, member.owner?.kind != .extension else {
      let isClass =
        inClass || member.modifiers.contains("convenience") || member.extendsMissing(closure)
      return isClass
        ? "convenience \(start) { self.init() }" : "\(start) { self = standIn(\"self\") }"
    }
    let values = assignments(of: node, in: type)
    // An enumeration has no stored properties, so a sample value is assigned to `self`.
    if type.kind == .enumeration { return "\(start) { self = standIn(\"self\") }" }
    guard type.kind == .class else { return "\(start) { \(values) }" }
    let end = "\(values)\n\(publication(in: type))"
    guard let call = SuperCall(of: type, in: closure).text else { return "\(start) { \(end) }" }
    return "\(start) { \(call)\n\(end) }"
  }

  /// Returns statements that publish the lists of a class again, after its initialiser has
  /// returned.
  ///
  /// In the app, a list is empty until its data are loaded, so a screen may ignore the first value.
  private func publication(in type: AppDeclaration) -> String {
    type.members.filter { member in
      let node = member.declaration.as(VariableDeclSyntax.self)
      return member.attributes.contains("Published") && closure.form(of: member) == .stub
        && node?.bindings.first.map(Self.beginsEmpty) == true
    }.map { member in
      let name = member.name
      return "answerStandIn(\(StubBody.quoted(name))) "
        + "{ [weak self] in if let self { self.`\(name)` = self.`\(name)` } }"
    }.joined(separator: "\n")
  }

  /// Returns assignments of arguments to stubbed properties that have the same name and the same
  /// type or its optional.
  private func assignments(of node: InitializerDeclSyntax, in type: AppDeclaration) -> String {
    node.signature.parameterClause.parameters.compactMap { parameter -> String? in
      let name = (parameter.secondName ?? parameter.firstName).plain
      let property = type.members.first { $0.kind == .variable && $0.name == name && !$0.isStatic }
      guard let property, closure.form(of: property) == .stub,
        let binding = property.declaration.as(VariableDeclSyntax.self)?.bindings.first,
        binding.isStored, let declared = binding.typeAnnotation?.type,
        StubBody.bare(parameter.type).ownText == declared.ownText
          || StubBody.bare(parameter.type).ownText + "?" == declared.ownText
      else { return nil }
      return "self.`\(name)` = `\(name)`"
    }.joined(separator: "; ")
  }
}

extension AppDeclaration {
  /// Returns whether the declaration is a member of an extension of a generated class.
  func extendsMissing(_ closure: Closure) -> Bool {
    guard let owner, owner.kind == .extension else { return false }
    return closure.repairs.missing.superclass(of: owner.name) != nil
  }
}
