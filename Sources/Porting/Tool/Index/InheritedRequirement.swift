import SwiftSyntax

/// An optional protocol method that only a subclass of the class that adopts the protocol
/// implements.
///
/// Objective-C looks up the method in the object's own class, and so finds that of the subclass. In
/// Swift, a conformance uses the methods of the class that declares it. Therefore the method is
/// added to the adopting class, and the subclass overrides it.
struct InheritedRequirement {
  /// The name of the class that adopts the protocol.
  let adopter: String
  /// The implementation in a subclass.
  let method: FunctionDeclSyntax
  /// Whether the protocol is one of UIKit's, rather than an `@objc` protocol of the ported source.
  let isUIKits: Bool

  /// Finds the optional method that a member of a class implements for a conformance of a
  /// superclass.
  ///
  /// Returns nil if there is none, or if a superclass already implements the method.
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
    // A subclass cannot adopt a protocol that its superclass adopts, so the topmost class is the
    // adopter.
    guard !isKnown, let adopter = adopters.last else { return nil }
    self.adopter = adopter
    self.method = method
    isUIKits = UIKitRequirements.table.contains(
      selector, in: program.allProtocols(of: program.types[adopter]?.adopted ?? []))
  }

  private var parameters: [FunctionParameterSyntax] {
    Array(method.signature.parameterClause.parameters)
  }

  /// Returns the modifiers that the subclass's method needs, followed by a space.
  ///
  /// - Parameters:
  ///   - program: the index, which determines whether the adopting class is public.
  ///   - hasLevel: whether another edit adds the method's access level.
  /// - Returns: `override `, preceded by `public ` if necessary.
  func modifiers(in program: SourceIndex, hasLevel: Bool) -> String {
    let levels: Set = ["public", "open", "package", "internal"]
    let isSaid = hasLevel || method.modifiers.contains { levels.contains($0.name.text) }
    return isSaid ? "override " : "\(access(in: program))override "
  }

  /// Returns the access level that a method of the adopting class needs to satisfy a protocol,
  /// followed by a space; empty if it needs none.
  private func access(in program: SourceIndex) -> String {
    program.types[adopter]?.body?.isPublic == true ? "public " : ""
  }

  /// Returns the source of the method for the adopting class, on one line.
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
  /// Whether the method can implement a method of an Objective-C protocol.
  fileprivate var isCallable: Bool {
    let isHidden = modifiers.contains { $0.name.text.hasSuffix("private") }
    return !isHidden && genericParameterClause == nil && signature.effectSpecifiers == nil
      && signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil }
  }
}

extension DeclaredMember {
  /// The Swift name with argument labels, such as `tableView(_:heightForRowAt:)`.
  var selector: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}
