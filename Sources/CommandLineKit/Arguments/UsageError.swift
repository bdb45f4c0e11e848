/// A mistake in the arguments of a command; its description is shown to the user.
package enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(Option)
  case unexpectedValue(Option)
  case missingCompanion(Option, needs: Option)
  case inapplicableOption(Option, command: String)
  case unknownValue(String, Option, choices: [String], suggestion: String?)
  case unexpectedOperand(String, command: String)
  /// An operand too many; `takes` describes the operands that the command accepts, such as `one
  /// file`.
  case extraOperand(String, command: String, takes: String)
  /// An operand that is not of the same kind as the others; `than` is their kind, such as `an
  /// image`.
  case otherOperand(String, than: String, command: String)
  case missingOperand(String, command: String)

  package var description: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "unknown command \"\(name)\"" + question(suggestion)
    case .unknownOption(let option, let suggestion):
      "unknown option \(option)" + question(suggestion)
    case .missingValue(let option):
      "\(option.flag) needs a value: \(option.spelling)"
    case .unexpectedValue(let option):
      "\(option.flag) takes no value"
    case .missingCompanion(let option, let other):
      "\(option.flag) is valid only with \(other.spelling)"
    case .inapplicableOption(let option, let command):
      "\(option.flag) does not apply to \(command); leave it out"
    case .unknownValue(let value, let option, let choices, let suggestion):
      "\(option.flag) cannot be \"\(value)\"" + question(suggestion)
        + "\n  it is one of: " + choices.joined(separator: ", ")
    case .unexpectedOperand(let operand, let command):
      "\(command) does not take \"\(operand)\""
    case .extraOperand(let operand, let command, let taken):
      "\(command) takes \(taken); \"\(operand)\" is one too many"
    case .otherOperand(let operand, let kind, let command):
      "\"\(operand)\" is not \(kind); pass it in a separate call of \(command)"
    case .missingOperand(let operand, let command):
      "\(command) needs \(operand)"
    }
  }

  private func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \($0)?" } ?? ""
  }
}
