import Foundation

/// A method of a protocol that a conforming type may leave out.
///
/// Its requirement in the protocol is its only declaration by hand. A line above it says that it is
/// optional, and the value that it then has:
///
///     /// Returns whether a row can be moved.
///     // Optional: true
///     func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
///
/// A method without a result has the line `// Optional`.
struct OptionalMethod: Equatable {
  /// A parameter: `_ tableView: UITableView`.
  struct Parameter: Equatable {
    let label: String
    let name: String
    let type: String

    /// The source of the parameter, with another type if one is given.
    func source(type: String? = nil) -> String {
      (label == name ? name : "\(label) \(name)") + ": \(type ?? self.type)"
    }

    /// The source of the argument in a call that passes the parameter on.
    var argument: String { label == "_" ? name : "\(label): \(name)" }
  }

  /// The name without its labels.
  let name: String
  let parameters: [Parameter]
  /// The type of the result; nil without one.
  let result: String?
  /// The source of the value without an implementation; `()` without a result.
  let value: String

  /// The name with its labels, such as `tableView(_:canMoveRowAt:)`.
  var selector: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  /// Whether the only parameter has no label, so that the property of its name is a closure.
  var isClosure: Bool { parameters.map(\.label) == ["_"] }
}

extension OptionalMethod {
  static let mark = "// Optional"

  /// Reads the requirement of a protocol; nil if it is not marked as optional.
  init?(_ requirement: SourceDeclarations.Declaration) {
    guard let note = requirement.notes.first(where: { $0.hasPrefix(Self.mark) }),
      requirement.code.hasPrefix("func "), let open = requirement.code.firstIndex(of: "("),
      let close = Self.closing(open, in: requirement.code)
    else { return nil }
    let code = requirement.code
    name = String(code[..<open].dropFirst("func ".count))
    let inner = code[code.index(after: open)..<close]
    parameters = Self.parts(of: String(inner)).map(Self.parameter)
    let rest = code[code.index(after: close)...].components(separatedBy: "-> ")
    result = rest.count > 1 ? rest[1] : nil
    let text = note.dropFirst(Self.mark.count).drop { $0 == ":" || $0 == " " }
    value = text.isEmpty ? "()" : String(text)
  }

  /// Returns the parenthesis that closes another one; nil if there is none.
  private static func closing(_ open: String.Index, in code: String) -> String.Index? {
    var depth = 0
    return code[open...].indices.first { index in
      if code[index] == "(" { depth += 1 }
      if code[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  /// Returns the parameters of a list, which may have types with commas.
  private static func parts(of list: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for letter in list {
      if "([<".contains(letter) { depth += 1 }
      if ")]>".contains(letter) { depth -= 1 }
      if depth == 0, letter == "," { parts.append("") } else { parts[parts.count - 1] += [letter] }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func parameter(_ source: String) -> Parameter {
    let colon = source.firstIndex(of: ":") ?? source.endIndex
    let names = source[..<colon].split(separator: " ").map(String.init)
    let type = source[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
    return Parameter(label: names.first ?? "", name: names.last ?? "", type: type)
  }
}
