import SwiftSyntax

/// A parameter with `@autoclosure`, described by the function's name and the argument's label or
/// position, which a call shows.
struct AutoclosureParameter: Hashable {
  /// The name of the function, without labels.
  var function: String
  /// The label of the argument; nil if it has none.
  var label: String?
  /// The position of an argument without a label, or 0 for an argument with one.
  var position: Int

  /// Makes the parameter for an argument of a call.
  init(of function: String, label: String?, position: Int) {
    self.function = function
    self.label = label
    self.position = label == nil ? position : 0
  }

  /// The autoclosure parameters of the standard library's assertions and of `fatalError`.
  static let standard: Set<AutoclosureParameter> = {
    let conditions = ["assert", "precondition"].flatMap { name in
      [0, 1].map { AutoclosureParameter(of: name, label: nil, position: $0) }
    }
    let failures = ["assertionFailure", "preconditionFailure", "fatalError"].map {
      AutoclosureParameter(of: $0, label: nil, position: 0)
    }
    return Set(conditions + failures)
  }()
}

/// A visitor that collects the autoclosure parameters of the functions in a file.
final class AutoclosureReader: SyntaxVisitor {
  private(set) var found: Set<AutoclosureParameter> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated()
    where parameter.isAutoclosure {
      let label = parameter.firstName.text
      found.insert(
        AutoclosureParameter(
          of: node.name.text, label: label == "_" ? nil : label, position: index))
    }
    return .visitChildren
  }
}

extension FunctionParameterSyntax {
  /// Whether the parameter is an autoclosure.
  var isAutoclosure: Bool {
    guard let type = type.as(AttributedTypeSyntax.self) else { return false }
    return !type.attributes.named("autoclosure").isEmpty
  }
}
