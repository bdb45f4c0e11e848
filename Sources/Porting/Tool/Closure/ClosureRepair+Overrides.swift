import SwiftSyntax

/// Repairs of `override`: members that have it although they override nothing here, and members
/// that lack it.
extension ClosureRepair {
  /// Makes the generated superclass inherit from `UIView` or `UIViewController`, or declares the
  /// overridden method in it; if neither is possible, removes `override`.
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

  /// Replaces an override of a member that an extension declares by an additional member, since
  /// Swift allows such overrides only through Objective-C.
  mutating func standAside(_ message: ClosureMessage) -> Bool {
    let bases = message.notes.compactMap { note in declaration(at: note) }
    guard let declaration = declaration(at: message), let base = bases.first,
      base.id != declaration.id, repairs.asides.insert(declaration.id).inserted
    else { return degrade(message) }
    repairs.disfavored.insert(base.id)
    return true
  }

  /// Returns a member for a generated superclass, with the signature of the subclass's member that
  /// overrides it; nil if that member is not a function, a typed property or an initialiser.
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
