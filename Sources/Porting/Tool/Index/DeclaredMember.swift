import SwiftSyntax

/// A method, an initialiser or a property of a class or of a protocol.
struct DeclaredMember {
  /// The kind of a member.
  enum Kind { case method, property }

  var kind: Kind
  /// The name without labels.
  var name: String
  /// The argument labels of a method, each `_` if the parameter has none.
  var labels: [String]
  /// Whether the member is static or a class member.
  var isStatic: Bool
  /// Whether the member overrides a member of a superclass.
  var isOverride: Bool
  /// The Objective-C name in `@objc(…)`.
  var objectiveCName: String?
  var declaration: DeclSyntax

  /// Reads a member.
  ///
  /// Returns nil for types, cases and other declarations.
  init?(_ declaration: DeclSyntax) {
    guard let member = declaration.asProtocol((any WithModifiersSyntax).self) else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      (kind, name) = (.method, function.name.text)
      labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      (kind, name, labels) = (.property, pattern.identifier.text, [])
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      (kind, name) = (.method, "init")
      labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
    } else {
      return nil
    }
    let words = member.modifiers.map(\.name.text)
    isStatic = words.contains("static") || words.contains("class")
    isOverride = words.contains("override")
    objectiveCName = declaration.asProtocol((any WithAttributesSyntax).self).flatMap {
      $0.attributes.argument(of: "objc")
    }
    self.declaration = declaration
  }

  /// Returns whether a member of a class and one of its subclass have the same kind, name and
  /// labels and are both static or both not, so that one overrides the other.
  func isSame(as other: DeclaredMember) -> Bool {
    kind == other.kind && name == other.name && labels == other.labels
      && isStatic == other.isStatic
  }
}

extension AttributeListSyntax {
  func named(_ name: String) -> [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter { $0.attributeName.ownText == name }
  }

  /// Returns the text in the parentheses of an attribute; nil if there is no such attribute.
  func argument(of name: String) -> String? {
    named(name).first?.arguments.map(\.ownText)
  }
}
