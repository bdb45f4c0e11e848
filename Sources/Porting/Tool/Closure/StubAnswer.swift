import SwiftSyntax

/// The stub body of a function that reads data and passes them to a completion closure.
///
/// ```
/// func loadHerbs(completion: @escaping ([Herb]?, Error?) -> Void)        the app's
/// { answerStandIn("loadHerbs") { completion(contentStandIn("herbs"), nil) } }
/// ```
///
/// Thus a list that an app fills from a network or a database has rows. The closure is called on
/// the main queue after the function has returned, so a view that is drawn at once does not show
/// the data.
enum StubAnswer {
  /// The beginnings of the names of functions that read something.
  private static let verbs = [
    "fetch", "get", "load", "request", "search", "find", "query", "list", "read",
  ]

  /// Returns the stub body of a function without a result whose name begins with one of `verbs` and
  /// that has exactly one completion closure; nil for other functions, and for generic, throwing
  /// and asynchronous ones.
  static func body(of node: FunctionDeclSyntax) -> String? {
    let name = node.name.plain
    let (signature, parameters) = (node.signature, node.signature.parameterClause.parameters)
    guard let verb = verbs.first(where: name.hasPrefix), node.genericParameterClause == nil,
      signature.effectSpecifiers == nil,
      signature.returnClause.map({ StubBody.isVoid($0.type) }) ?? true
    else { return nil }
    let closures = parameters.compactMap { closure(in: $0) }
    guard closures.count == 1, let closure = closures.first, !closure.type.parameters.isEmpty
    else { return nil }
    let subject = String(name.dropFirst(verb.count).prefix { $0 != "_" })
    let content = subject.isEmpty ? name : subject.prefix(1).lowercased() + subject.dropFirst()
    let values = closure.type.parameters.map { value(of: $0, named: content) }
    let call = "\(closure.name)\(closure.isOptional ? "?" : "")(\(values.joined(separator: ", ")))"
    return "{ answerStandIn(\(StubBody.quoted(name))) { \(call) } }"
  }

  private struct Closure {
    var name: String
    var type: FunctionTypeSyntax
    var isOptional: Bool
  }

  /// Returns the function type of a parameter; nil if the parameter has no name or is not an
  /// escaping Swift closure that returns nothing.
  private static func closure(in parameter: FunctionParameterSyntax) -> Closure? {
    let name = (parameter.secondName ?? parameter.firstName).plain
    let isEscaping =
      parameter.type.as(AttributedTypeSyntax.self)?.attributes.ownText.contains("escaping") == true
    let type = StubBody.bare(parameter.type)
    let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
    guard isEscaping || wrapped != nil, name != "_",
      let function = function(wrapped ?? type), StubBody.isVoid(function.returnClause.type)
    else { return nil }
    return Closure(name: name, type: function, isOptional: wrapped != nil)
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return function(only.type)
    }
    return StubBody.bare(type).as(FunctionTypeSyntax.self)
  }

  /// Returns the argument for a parameter of a completion closure: nil for an error, otherwise
  /// sample content.
  private static func value(of element: TupleTypeElementSyntax, named name: String) -> String {
    let text = element.type.ownText
    if text.hasSuffix("Error?") || text.hasSuffix("Error)?") { return "nil" }
    return StubBody.content(of: element.type, named: element.firstName?.plain ?? name)
  }
}
