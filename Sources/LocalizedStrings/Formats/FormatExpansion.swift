/// A format in which variables are replaced by plural forms, with the order of its arguments.
///
/// The specifiers have no positions: each one consumes the next of `arguments`. With positions
/// there could be gaps, because a plural form may omit its number, and a formatter could not
/// determine the types of the skipped arguments.
package struct FormatExpansion: Sendable, Equatable {
  /// The format with a plural form in place of each variable.
  package private(set) var format = ""
  /// The positions, counted from 1, of the original arguments that the specifiers consume in order.
  package private(set) var arguments: [Int] = []

  /// Expands a format with variables.
  ///
  /// - Parameters:
  ///   - text: the format with the forms of its variables.
  ///   - rules: the plural rules of the table's language (fact LO13).
  ///   - numbers: returns the argument at a position, counted from 1, as it is formatted by a type
  ///     such as `.1f`; nil if it is not a number. The form `other` is then used.
  package init(
    _ text: PluralText, rules: PluralRules,
    numbers: (_ position: Int, _ type: String) -> PluralOperand?
  ) {
    var writer = ExpansionWriter(text: text, rules: rules)
    writer.add(text.format, from: 1, depth: 0, numbers)
    (format, arguments) = (writer.format, writer.arguments)
  }

  /// The format with explicit positions of the original arguments, for formatters that reorder
  /// arguments.
  package var positioned: String {
    var text = FormatText(format)
    var next = 0
    for (index, part) in text.parts.enumerated() {
      guard case .specifier(var specifier) = part else { continue }
      next += specifier.options.count { $0 == "*" }
      if arguments.indices.contains(next) { specifier.position = arguments[next] }
      next += 1
      text.parts[index] = .specifier(specifier)
    }
    return text.text
  }
}

/// The part of a format that has been expanded so far.
private struct ExpansionWriter {
  var format = ""
  var arguments: [Int] = []
  let text: PluralText
  let rules: PluralRules
  private var partCount = 0

  /// The maximum depth of variables that occur in the forms of other variables.
  private static let depthLimit = 8
  /// The maximum number of expanded parts: if each form contains two variables, their number
  /// doubles at each level.
  private static let partLimit = 10_000

  init(text: PluralText, rules: PluralRules) { (self.text, self.rules) = (text, rules) }

  mutating func add(
    _ format: String, from first: Int, depth: Int,
    _ numbers: (_ position: Int, _ type: String) -> PluralOperand?
  ) {
    var next = first
    for part in FormatText(format).parts {
      partCount += 1
      if partCount > Self.partLimit { return }
      switch part {
      case .literal(let text): self.format += text.replacing("%", with: "%%")
      case .specifier(let specifier): add(specifier, next: &next)
      case .variable(let name, let position):
        guard let variable = text.variables[name], depth < Self.depthLimit else {
          self.format += "%%#@\(name)@"
          continue
        }
        let place = variable.argument ?? position ?? next
        if variable.argument == nil, position == nil { next += 1 }
        let form = form(of: variable, for: numbers(place, variable.valueType))
        add(form, from: variable.firstArgument ?? place, depth: depth + 1, numbers)
      }
    }
  }

  private mutating func add(_ specifier: FormatText.Specifier, next: inout Int) {
    for _ in specifier.options.filter({ $0 == "*" }) {
      arguments.append(next)
      next += 1
    }
    arguments.append(specifier.position ?? next)
    if specifier.position == nil { next += 1 }
    format += "%" + specifier.options + specifier.type
  }

  /// Returns the plural form of a variable for a number; for 0 it is `zero` in every language, if
  /// the variable has that form (fact LO12).
  private func form(of variable: PluralText.Variable, for number: PluralOperand?) -> String {
    let other = variable.forms[.other] ?? ""
    guard let number else { return other }
    if number.value == 0, let zero = variable.forms[.zero] { return zero }
    return variable.forms[rules.pluralClass(of: number)] ?? other
  }
}
