import SwiftSyntax

/// An optional method of a protocol.
struct OptionalMethod {
  private struct Parameter {
    var label: String
    var type: String
    var isInout: Bool
  }

  let name: String
  /// The name of the property through which the method is called.
  ///
  /// It begins with an underscore if the method, or another one of the same name, has no
  /// parameters, because a property and a method without parameters cannot have the same name.
  /// `BareCallPass` renames the calls.
  var property: String { parameters.isEmpty || isNameShared ? "_\(name)" : name }
  private let isNameShared: Bool
  private let signature: String
  private let parameters: [Parameter]
  /// The result type of the method, or nil if it returns nothing.
  private let answer: String?

  /// Reads an optional method of a protocol.
  ///
  /// Returns nil if the method is generic or asynchronous, or throws.
  init?(_ function: FunctionDeclSyntax, isNameShared: Bool) {
    guard function.signature.effectSpecifiers == nil, function.genericParameterClause == nil else {
      return nil
    }
    name = function.name.text
    self.isNameShared = isNameShared
    signature = function.signature.parameterClause.ownText.onOneLine
    parameters = function.signature.parameterClause.parameters.map {
      Parameter(
        label: $0.firstName.text, type: $0.type.ownText.onOneLine,
        isInout: $0.type.ownText.hasPrefix("inout "))
    }
    let written = function.signature.returnClause?.type.ownText.onOneLine
    answer = ["Void", "()"].contains(written ?? "()") ? nil : written
  }

  /// The result type as an optional type; if it is already optional, unchanged.
  private var optionalAnswer: String {
    guard let answer else { return "Void?" }
    if answer.hasSuffix("!") { return answer.dropLast() + "?" }
    return answer.hasSuffix("?") ? answer : "(\(answer))?"
  }

  private var isAnswerOptional: Bool {
    answer.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
  }

  /// The source of the default implementation for the protocol's extension.
  var defaultSource: String {
    let type = answer ?? "Void"
    let plain = type.hasSuffix("!") ? type.dropLast() + "?" : type
    let result = answer.map { " -> \($0)" } ?? ""
    return "func \(name)\(signature)\(result) "
      + "{ _OptionalRequirement.unanswered() as \(plain) }"
  }

  private var letters: [String] { parameters.indices.map { "a\($0)" } }

  /// The source of the closure that calls the method on `self`.
  var closure: String {
    let arguments = zip(parameters, letters).map { parameter, letter in
      (parameter.label == "_" ? "" : "\(parameter.label): ")
        + (parameter.isInout ? "&" : "") + letter
    }
    let heading = letters.isEmpty ? "" : "\(letters.joined(separator: ", ")) in "
    let call = "self.\(name)(\(arguments.joined(separator: ", ")))"
    let flat = isAnswerOptional ? " ?? nil" : ""
    return "{ \(heading)_OptionalRequirement.ask { \(call) }\(flat) }"
  }

  /// Returns the source of a stored closure and of the `callAsFunction` methods that call it with
  /// the method's labels.
  func callSources(named variable: String, access: String) -> [String] {
    let types = parameters.map {
      $0.type.hasSuffix("!") ? String($0.type.dropLast()) + "?" : $0.type
    }
    let passed = zip(parameters, letters).map { ($0.isInout ? "&" : "") + $1 }
      .joined(separator: ", ")
    let declared = zip(parameters, letters).map { "\($0.label) \($1): \($0.type)" }
      .joined(separator: ", ")
    let head = "\(access)func callAsFunction(\(declared))"
    var sources = [
      "let \(variable): (\(types.joined(separator: ", "))) -> \(optionalAnswer)",
      "@discardableResult \(head) -> \(optionalAnswer) { \(variable)(\(passed)) }",
    ]
    if let answer, !isAnswerOptional {
      sources.append(
        "@_disfavoredOverload \(head) -> \(answer) "
          + "{ _OptionalRequirement.answer(\(variable)(\(passed))) }")
    }
    return sources
  }
}

extension String {
  /// The source on a single line, without `//` comments, which would hide the rest of the line.
  var onOneLine: String {
    var words: [Substring] = []
    for line in split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      words += code.split(whereSeparator: \.isWhitespace)
    }
    return words.map(String.init).joined(separator: " ")
  }
}
