import SwiftSyntax

/// An optional method of a protocol that a class adopts, and that only its subclasses implement.
///
/// Objective-C looks for the method in the class of the object. Without it a conformance is fixed
/// where it is declared: the adopting class gets the method too, and the subclasses override it.
struct InheritedRequirement {
  /// The class that adopts the protocol.
  let adopter: String
  /// The method of a subclass.
  let method: FunctionDeclSyntax
  /// Whether the protocol is one of UIKit's; else one of the source, that was `@objc`.
  let isUIKits: Bool

  /// Finds the requirement that a member of a class implements; nil if the class, or one that
  /// it inherits from, can be found to implement it.
  init?(_ member: DeclaredMember, of type: String, in program: SourceIndex) {
    guard let method = member.declaration.as(FunctionDeclSyntax.self), !member.isOverride,
      !member.isStatic, method.isCallable
    else { return nil }
    let ancestors = program.lineage(of: type).dropFirst()
    let isKnown = ancestors.contains { name in
      program.types[name]?.members.contains { $0.value.isSame(as: member) } == true
    }
    let selector = member.selector
    let adopters = ancestors.filter { name in
      program.optionalSelectors.contains(selector, in: program.types[name]?.adopted ?? [])
    }
    // A subclass cannot adopt what its superclass does, so the topmost is the one.
    guard !isKnown, let adopter = adopters.last else { return nil }
    self.adopter = adopter
    self.method = method
    isUIKits = UIKitRequirements.table.contains(
      selector, in: program.allProtocols(of: program.types[adopter]?.adopted ?? []))
  }

  private var parameters: [FunctionParameterSyntax] {
    Array(method.signature.parameterClause.parameters)
  }

  /// Writes the modifiers that the subclass's method needs, with a blank behind them.
  ///
  /// - Parameters:
  ///   - program: returns whether other modules see the adopting class.
  ///   - hasLevel: whether something else gives the method its access level.
  /// - Returns: `override `, and `public ` before it where that is needed.
  func modifiers(in program: SourceIndex, hasLevel: Bool) -> String {
    let levels: Set = ["public", "open", "package", "internal"]
    let isSaid = hasLevel || method.modifiers.contains { levels.contains($0.name.text) }
    return isSaid ? "override " : "\(access(in: program))override "
  }

  /// The level that the adopting class's methods need to be those of a protocol.
  private func access(in program: SourceIndex) -> String {
    program.types[adopter]?.body?.isPublic == true ? "public " : ""
  }

  /// Writes the method as the adopting class has it, on one line.
  func source(in program: SourceIndex) -> String {
    let access = access(in: program)
    let declared = parameters.enumerated().map { index, parameter in
      "\(parameter.firstName.text) a\(index): \(parameter.type.ownText.onOneLine)"
    }
    let passed = parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + (parameter.type.ownText.hasPrefix("inout ") ? "&" : "") + "a\(index)"
    }
    let result = method.signature.returnClause.map { " \($0.ownText.onOneLine)" } ?? ""
    let head = "func \(method.name.text)(\(declared.joined(separator: ", ")))\(result)"
    let type = method.signature.returnClause?.type.ownText.onOneLine ?? "Void"
    return isUIKits
      ? "@MainActor \(access)\(head) { _OptionalDefaults.shared.\(method.name.text)"
        + "(\(passed.joined(separator: ", "))) }"
      : "\(access)\(head) { _OptionalRequirement.unanswered() as \(type) }"
  }
}

extension FunctionDeclSyntax {
  /// Whether the method can be the one of a protocol of Objective-C.
  fileprivate var isCallable: Bool {
    let isHidden = modifiers.contains { $0.name.text.hasSuffix("private") }
    return !isHidden && genericParameterClause == nil && signature.effectSpecifiers == nil
      && signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil }
  }
}

extension DeclaredMember {
  /// The name with its labels: `tableView(_:heightForRowAt:)`.
  var selector: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}
