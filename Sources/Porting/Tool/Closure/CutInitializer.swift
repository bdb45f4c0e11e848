import SwiftSyntax

/// The new body of an initialiser that does not compile: it sets each stored property without an
/// initial value to a sample value.
///
/// ```
/// init(herb: Herb) {              self.herb = standIn("herb")
///   self.herb = herb.dried()      self.pot = standIn("pot")
///   pot = Pot(of: herb)     ──▶   super.init(frame: .zero)
///   super.init(frame: .zero)
/// }
/// ```
struct CutInitializer {
  let initializer: AppDeclaration
  let closure: Closure

  /// The body with its braces.
  var text: String {
    let failing = "{ unreachableStandIn(\"init\") }"
    guard let owner = initializer.owner else { return failing }
    let type = owner.kind == .extension ? closure.type(extendedBy: owner) : owner
    guard let type else { return failing }
    let isDelegating = owner.kind == .extension || initializer.modifiers.contains("convenience")
    guard type.kind == .class else {
      let isWhole = type.kind == .structure && !isDelegating
      return isWhole ? "{ \(assignments(of: type)) }" : "{ self = standIn(\"self\") }"
    }
    if isDelegating { return delegation(in: type).map { "{ \($0) }" } ?? failing }
    let call = SuperCall(of: type, in: closure).text ?? ""
    return "{ \(assignments(of: type)); \(call) }"
  }

  /// Returns a call of a designated initialiser, for the body of an initialiser that must delegate
  /// to one; nil if none can be called.
  private func delegation(in type: AppDeclaration) -> String? {
    let own = type.members.filter {
      $0.kind == .initializer && $0.id != initializer.id && !$0.isCoder
        && closure.form(of: $0) != nil && !$0.modifiers.contains("convenience")
    }
    if let node = own.first?.declaration.as(InitializerDeclSyntax.self) {
      if node.optionalMark != nil || node.signature.effectSpecifiers != nil { return nil }
      return "self.init\(SuperCall.arguments(of: node, in: type.name))"
    }
    return SuperCall(of: type, in: closure).text?.replacing("super.init", with: "self.init")
  }

  private func assignments(of type: AppDeclaration) -> String {
    type.members.filter { $0.kind == .variable && !$0.isStatic && closure.form(of: $0) != nil }
      .compactMap { $0.declaration.as(VariableDeclSyntax.self) }
      .flatMap { node in node.bindings.compactMap { Self.assignment(of: $0, in: node, type.name) } }
      .joined(separator: "; ")
  }

  /// Returns the assignment to a stored property; nil if the property has an initial value or no
  /// type annotation, or is computed, lazy or an optional variable.
  private static func assignment(
    of binding: PatternBindingSyntax, in node: VariableDeclSyntax, _ owner: String
  ) -> String? {
    let kind = (binding.typeAnnotation ?? node.bindings.last?.typeAnnotation)?.type
    guard let kind, let name = binding.pattern.boundNames.first, binding.initializer == nil,
      binding.isStored, !node.modifiers.contains(where: { $0.name.text == "lazy" })
    else { return nil }
    let isOptional =
      kind.is(OptionalTypeSyntax.self) || kind.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    if isOptional, node.bindingSpecifier.text == "var" { return nil }
    let value = StubBody.value(of: kind, named: StubBody.name(of: name, in: owner))
    return "self.`\(name)` = \(value)"
  }
}

extension PatternBindingSyntax {
  /// Whether the property is stored, with observers or without.
  var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
