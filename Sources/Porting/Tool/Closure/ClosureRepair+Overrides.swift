import SwiftSyntax

/// Repairs of members with `override` that override nothing here, and of those without it that do.
extension ClosureRepair {
  /// Declares the overridden method in a missing superclass, or removes `override`.
  mutating func unoverride(_ message: ClosureMessage) -> Bool {
    guard let declaration = declaration(at: message) else { return degrade(message) }
    if let owner = declaration.owner, let type = closure.type(owner.name),
      let root = index.lineage(of: type).root, repairs.missing.types[root] != nil
    {
      if let base = Self.base(having: declaration.name), repairs.missing.rebase(root, to: base) {
        return true
      }
    }
    if let owner = declaration.owner, let type = closure.type(owner.name),
      let root = index.lineage(of: type).root, repairs.missing.types[root] != nil,
      let copy = Self.copy(of: declaration, in: repairs.missing.superclass(of: root) ?? root)
    {
      var member = MissingMember(name: declaration.name)
      member.copy = copy
      if repairs.missing.add(member, to: root) { return true }
    }
    return override(message, false)
  }

  mutating func override(_ message: ClosureMessage, _ value: Bool) -> Bool {
    guard let declaration = declaration(at: message), repairs.overrides[declaration.id] == nil
    else {
      return degrade(message)
    }
    repairs.overrides[declaration.id] = value
    return true
  }

  /// Declares an additional member in place of one that overrides a member of an extension, which
  /// only Objective-C allows.
  mutating func standAside(_ message: ClosureMessage) -> Bool {
    let bases = message.notes.compactMap { note in declaration(at: note) }
    guard let declaration = declaration(at: message), let base = bases.first,
      base.id != declaration.id, repairs.asides.insert(declaration.id).inserted
    else { return degrade(message) }
    repairs.disfavored.insert(base.id)
    return true
  }

  /// Returns a declaration for a missing superclass, which a member of its subclass overrides.
  static func copy(of declaration: AppDeclaration, in base: String) -> String? {
    let isStatic = declaration.isStatic ? "class " : ""
    if let node = declaration.declaration.as(FunctionDeclSyntax.self) {
      let result = node.signature.returnClause?.type
      return "\(isStatic)\(declaration.signature) "
        + StubBody.body(returning: result, named: declaration.name)
    }
    if let node = declaration.declaration.as(VariableDeclSyntax.self),
      let type = node.bindings.first?.typeAnnotation?.type
    {
      let body = StubBody.body(returning: type, named: declaration.name)
      let accessors = node.bindings.first?.accessorBlock?.ownText
      let isSet = accessors.map { $0.contains("set") || $0.contains("didSet") } ?? true
      return "\(isStatic)var `\(declaration.name)`: \(type.ownText) "
        + "{ get \(body) \(isSet ? "set {}" : "") }"
    }
    if let node = declaration.declaration.as(InitializerDeclSyntax.self) {
      let word = declaration.modifiers.contains("required") ? "required " : ""
      let found = SuperCall.known.first { base.hasSuffix($0.ending) }
      return "\(word)init\(node.optionalMark?.text ?? "")"
        + "\(node.signature.parameterClause.ownText) { super.init\(found?.arguments ?? "()") }"
    }
    return nil
  }
}
