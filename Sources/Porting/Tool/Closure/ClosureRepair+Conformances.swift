/// Repairs that remove conformances to protocols.
extension ClosureRepair {
  /// Removes the conformances of the extension or type that contains an error.
  mutating func dropConformances(_ message: ClosureMessage) -> Bool {
    guard let place = place(message), var owner = closure.parts[place.id]?.declaration else {
      return false
    }
    while let next = owner.owner, !owner.isGroup { owner = next }
    let new = owner.inheritedNames.filter {
      repairs.conformances.insert(.init(declaration: owner.id, name: $0)).inserted
    }
    return new.isEmpty ? degrade(message) : true
  }

  /// Removes one of two equal conformances from the stubs of a type and its extensions.
  mutating func dropRedundant(_ message: ClosureMessage) -> Bool {
    guard message.quoted.count >= 2, let type = closure.type(ClosureMessage.bare(message.quoted[0]))
    else { return false }
    let name = ClosureMessage.bare(message.quoted[1])
    let stubs = ([type] + index.extensions(of: type)).filter {
      closure.form(of: $0) == .stub && $0.inheritedNames.contains(name)
    }
    return stubs.contains {
      repairs.conformances.insert(.init(declaration: $0.id, name: name)).inserted
    }
  }
}
