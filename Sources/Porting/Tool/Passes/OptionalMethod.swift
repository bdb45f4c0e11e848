import SwiftSyntax

/// An optional method of a protocol.
struct OptionalMethod {
  private struct Parameter {
    var label: String
    var type: String
    var isInout: Bool
  }

  let name: String
  /// The name of the property that is read for a call.
  ///
  /// A property cannot have the name of a method without parameters; calls of such methods, and of
  /// those that share a name with one, are renamed, see `BareCallPass`.
  var property: String { parameters.isEmpty || isNameShared ? "_\(name)" : name }
  private let isNameShared: Bool
  private let signature: String
  private let parameters: [Parameter]
  /// The result of the method; nil for none.
  private let answer: String?

  /// Reads a requirement; nil for one that waits or throws.
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

  /// The wrapped result type, whether the method returns an optional or not.
  private var optionalAnswer: String {
    guard let answer else { return "Void?" }
    if answer.hasSuffix("!") { return answer.dropLast() + "?" }
    return answer.hasSuffix("?") ? answer : "(\(answer))?"
  }

  private var isAnswerOptional: Bool {
    answer.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
  }

  /// The method as the extension of the protocol has it.
  var defaultSource: String {
    let type = answer ?? "Void"
    let plain = type.hasSuffix("!") ? type.dropLast() + "?" : type
    let result = answer.map { " -> \($0)" } ?? ""
    return "func \(name)\(signature)\(result) "
      + "{ _OptionalRequirement.unanswered() as \(plain) }"
  }

  private var letters: [String] { parameters.indices.map { "a\($0)" } }

  /// The closure that checks `self`.
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

  /// The closure's variable and the functions that call it, with the method's labels.
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
  /// The source on one line; comments to the end of a line go.
  var onOneLine: String {
    var words: [Substring] = []
    for line in split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      words += code.split(whereSeparator: \.isWhitespace)
    }
    return words.map(String.init).joined(separator: " ")
  }
}
