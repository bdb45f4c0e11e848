import Foundation
import SwiftSyntax

/// The expressions in an app that make objects of a class with the app's own sample values.
///
/// ```
/// SectionsController(title: title, sections: Section.samples)
///   SectionsController(title: standIn("title"), sections: Section.samples)
/// ```
///
/// An argument is kept if it is a static member of the parameter's type or of its element type, and
/// no shared object (see `shared`); every other argument is replaced by a generated value of its
/// type.
struct AppMakings {
  let index: AppIndex

  /// The names of static members that are shared objects rather than sample values.
  private static let shared: Set<String> = [
    "shared", "default", "main", "standard", "current", "sharedInstance", "instance",
  ]

  /// Returns the first expression in the app that makes an object of a class with a sample value;
  /// nil if there is none.
  func expression(making type: AppDeclaration) -> String? {
    let initializers = type.members.filter { $0.kind == .initializer && !$0.isPrivate }
      .compactMap { $0.declaration.as(InitializerDeclSyntax.self) }
      .filter { $0.optionalMark == nil && $0.genericParameterClause == nil }
      .filter { takesOwnValues($0) }
    if initializers.isEmpty { return nil }
    let call = Data("\(type.name)(".utf8)
    for file in index.paths.indices where index.data(file).range(of: call) != nil {
      let reader = CallReader(name: type.name)
      reader.walk(index.file(file).tree)
      for call in reader.calls {
        if let text = initializers.lazy.compactMap({ text(of: call, to: $0) }).first {
          return "\(type.name)(\(text))"
        }
      }
    }
    return nil
  }

  /// Returns whether an initialiser neither throws nor is `async`, and the type of a parameter
  /// contains the name of one of the app's types.
  private func takesOwnValues(_ node: InitializerDeclSyntax) -> Bool {
    node.signature.effectSpecifiers == nil
      && node.signature.parameterClause.parameters.contains {
        $0.type.typeNames.contains(where: index.declaresType)
      }
  }

  /// Returns the arguments for the initialiser, made from those of a call; nil if the call's labels
  /// belong to another initialiser, or if no argument is a sample value.
  private func text(of call: FunctionCallExprSyntax, to node: InitializerDeclSyntax) -> String? {
    let parameters = node.signature.parameterClause.parameters
    guard parameters.count == call.arguments.count else { return nil }
    var hasOwn = false
    var texts: [String] = []
    for (argument, parameter) in zip(call.arguments, parameters) {
      let label = parameter.firstName.plain
      guard argument.label?.plain ?? "_" == label else { return nil }
      let isKept = isOwnValue(argument.expression, of: parameter.type)
      hasOwn = hasOwn || isKept
      let name = (parameter.secondName ?? parameter.firstName).plain
      let value =
        isKept
        ? argument.expression.ownText : StubBody.value(of: parameter.type, named: name)
      texts.append(label == "_" ? value : "\(label): \(value)")
    }
    return hasOwn ? texts.joined(separator: ", ") : nil
  }

  /// Returns whether an expression is a static member of the parameter's type or its element type.
  private func isOwnValue(_ value: ExprSyntax, of type: TypeSyntax) -> Bool {
    guard let access = value.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plain
    else { return false }
    let member = access.declName.baseName.plain
    return type.typeNames == [base] && index.declaresType(base) && !Self.shared.contains(member)
      && index.declaresMember(member, near: base)
  }
}
