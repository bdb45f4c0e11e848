enum ToolArgumentError: Error, Equatable, CustomStringConvertible {
  case missing(String, String)
  case unknown(String, names: [String])
  case wrongKind(String, expected: String, found: String)
  case unusableText(String)
  case unknownChoice(String, [String])
  case outOfRange(String, ClosedRange<Int>)
  case tooMany(String, limit: Int)
  case refused(String, String)

  var description: String {
    switch self {
    case .missing(let name, let summary): "\"\(name)\" is missing: \(summary)"
    case .unknown(let name, let names):
      "there is no argument \"\(name.prefix(80))\"; the names are: \(names.joined(separator: ", "))"
    case .wrongKind(let name, let expected, let found):
      "\"\(name)\" must be \(expected), and is \(found)"
    case .unusableText(let name):
      "\"\(name)\" must have 1 to 1000 characters, and no control characters"
    case .unknownChoice(let name, let choices):
      "\"\(name)\" must be one of: \(choices.joined(separator: ", "))"
    case .outOfRange(let name, let range):
      "\"\(name)\" must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .tooMany(let name, let limit): "\"\(name)\" must have at most \(limit) items"
    case .refused(let name, let reason): "\"\(name)\": \(reason)"
    }
  }
}
