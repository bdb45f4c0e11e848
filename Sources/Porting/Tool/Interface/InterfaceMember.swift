import SwiftSyntax

/// A member that Interface Builder documents refer to: an outlet, an inspectable property, an
/// action or a segue action, which makes the destination of a segue.
struct InterfaceMember {
  /// The kind of a member; for a method, with its parameters.
  enum Kind {
    case property
    case action([FunctionParameterSyntax])
    case segueAction([FunctionParameterSyntax])
  }

  let kind: Kind
  /// The member's name in the source.
  let name: String
  /// The member's name in documents, such as `title` or `tapped:`.
  let key: String

  /// Returns the members of a declaration that have an attribute such as `@IBOutlet`.
  static func all(in declaration: DeclSyntax) -> [InterfaceMember] {
    guard let member = DeclaredMember(declaration), !member.isStatic else { return [] }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return InterfaceMember(function, member).map { [$0] } ?? []
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "var", variable.attributes.names(any: properties)
    else { return [] }
    return variable.bindings.filter(\.isSettable).compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map { pattern in
        let name = pattern.identifier.text
        return InterfaceMember(
          kind: .property, name: name,
          key: member.objectiveCName ?? name.filter { $0 != "`" })
      }
    }
  }

  private static let properties = ["IBOutlet", "IBInspectable"]
  /// The names of the attributes that make members available to documents.
  static let attributes: Set = ["IBOutlet", "IBInspectable", "IBAction", "IBSegueAction"]

  private init(kind: Kind, name: String, key: String) {
    (self.kind, self.name, self.key) = (kind, name, key)
  }

  /// Reads a method; nil if it is marked neither `@IBAction` nor `@IBSegueAction`, or if its
  /// signature is not that of an action.
  private init?(_ function: FunctionDeclSyntax, _ member: DeclaredMember) {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard function.signature.effectSpecifiers == nil, function.genericParameterClause == nil
    else { return nil }
    if function.attributes.names(any: ["IBAction"]), parameters.count <= 2 {
      kind = .action(parameters)
    } else if function.attributes.names(any: ["IBSegueAction"]), (1...3).contains(parameters.count)
    {
      kind = .segueAction(parameters)
    } else {
      return nil
    }
    name = function.name.text
    key = member.objectiveCName ?? ObjectiveCName(of: member.name, labels: member.labels).text
  }

  /// Returns the call that adds the member to a list of members.
  ///
  /// - Parameters:
  ///   - type: the name of the class at the place of the call.
  ///   - isOverloaded: whether the class has several methods with the name.
  /// - Returns: the source of the call, without the list before its dot.
  func call(of type: String, isOverloaded: Bool) -> String {
    switch kind {
    case .property: "property(\(key.quoted), \\\(type).\(name))"
    case .action(let parameters):
      "action(Selector(\(key.quoted), \(type).\(name)"
        + "\(Self.labels(parameters))\(cast(parameters, of: type, isOverloaded))))"
    case .segueAction(let parameters):
      "segueAction(\(key.quoted)) { (object: \(type), coder, sender, identifier) in "
        + "object.\(name)(\(Self.arguments(parameters))) }"
    }
  }

  private static func labels(_ parameters: [FunctionParameterSyntax]) -> String {
    parameters.isEmpty ? "" : "(\(parameters.map { "\($0.firstName.text):" }.joined()))"
  }

  /// Returns a cast to the method's type, without which the name could also refer to an overload;
  /// empty if none is needed.
  private func cast(
    _ parameters: [FunctionParameterSyntax], of type: String, _ isOverloaded: Bool
  ) -> String {
    guard parameters.isEmpty || isOverloaded else { return "" }
    let types = parameters.map(\.type.ownText.onOneLine).joined(separator: ", ")
    return " as (\(type)) -> (\(types)) -> Void"
  }

  /// Returns the arguments of a segue action: the coder, the sender and the segue's identifier.
  private static func arguments(_ parameters: [FunctionParameterSyntax]) -> String {
    zip(parameters, ["coder", "sender", "identifier"]).map { parameter, value in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + argument(value, as: parameter.type.ownText)
    }.joined(separator: ", ")
  }

  private static func argument(_ value: String, as type: String) -> String {
    if value == "coder" || type == "Any?" || type == "String?" { return value }
    if value == "identifier" { return "identifier ?? \"\"" }
    if type == "Any" { return "sender as Any" }
    let object = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    return "sender as? \(object)"
  }
}

extension AttributeListSyntax {
  /// Returns whether the list contains an attribute of one of the names.
  func names(any names: [String]) -> Bool { names.contains { !named($0).isEmpty } }
}

extension PatternBindingSyntax {
  /// Whether the property can be set.
  fileprivate var isSettable: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let words = accessors.map(\.accessorSpecifier.text)
    return words.contains("set") || words.contains("_modify") || !words.contains("get")
  }
}
