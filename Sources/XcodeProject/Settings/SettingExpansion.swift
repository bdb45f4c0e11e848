/// The replacement of variables in one setting: `$(NAME)`, `${NAME}`, `$(NAME:lower)`.
///
/// A setting may refer to itself, directly or indirectly. So the depth, the number of steps and the
/// length are limited: beyond the first two limits, a variable is replaced by an empty text; beyond
/// the length, the text is cut off.
struct SettingExpansion {
  private static let depthLimit = 24
  private static let stepLimit = 4_000
  private static let lengthLimit = 1 << 16

  let levels: [[String: String]]
  private var steps = 0

  init(levels: [[String: String]]) { self.levels = levels }

  /// Returns the value of a setting; nil if no level contains it.
  mutating func value(of name: String) -> String? {
    value(of: name, below: levels.count, depth: 0)
  }

  /// Returns a text with its variables replaced.
  mutating func expanded(_ text: String) -> String {
    expanded(text[...], depth: 0) { _ in nil }
  }

  private mutating func value(of name: String, below level: Int, depth: Int) -> String? {
    steps += 1
    guard depth < Self.depthLimit, steps < Self.stepLimit else { return nil }
    guard let place = levels[..<level].lastIndex(where: { $0[name] != nil }),
      let text = levels[place][name]
    else { return nil }
    return expanded(text[...], depth: depth) { expansion in
      // In the value of the setting NAME, `$(NAME)` is the value of the previous level, as
      // `$(inherited)` is.
      expansion.value(of: name, below: place, depth: depth + 1)
    } named: {
      $0 == name
    }
  }

  private mutating func expanded(
    _ text: Substring, depth: Int, inherited: (inout Self) -> String?,
    named isOwn: (String) -> Bool = { _ in false }
  ) -> String {
    var (done, rest) = ("", text)
    while let dollar = rest.firstIndex(of: "$"), done.utf8.count < Self.lengthLimit {
      done += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let (body, after) = Self.variable(rest) else {
        done += "$"
        continue
      }
      rest = after
      steps += 1
      guard depth < Self.depthLimit, steps < Self.stepLimit else { continue }
      let inner = expanded(body, depth: depth + 1, inherited: inherited, named: isOwn)
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let name = parts.first ?? ""
      let value =
        name == "inherited" || isOwn(name)
        ? inherited(&self) : value(of: name, below: levels.count, depth: depth + 1)
      done += parts.dropFirst().reduce(value ?? "") { Self.changed($0, by: $1) }
    }
    return String((done + rest).prefix(Self.lengthLimit))
  }

  /// Returns the text in the brackets after a dollar sign, and the text after the brackets; nil if
  /// there are no brackets or they are not closed.
  private static func variable(_ text: Substring) -> (body: Substring, after: Substring)? {
    guard let opening = text.first, opening == "(" || opening == "{" else { return nil }
    let closing: Character = opening == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 {
        return (text[text.index(after: text.startIndex)..<index], text[text.index(after: index)...])
      }
    }
    return nil
  }

  private static func changed(_ text: String, by operation: String) -> String {
    switch operation {
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "c99extidentifier", "identifier": return AppTarget.moduleName(text)
    case "rfc1034identifier":
      return String(text.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "base": return ProjectPath.baseName(of: text)
    case "file": return ProjectPath.name(of: text)
    case "dir": return ProjectPath.folder(of: text)
    case _ where operation.hasPrefix("default="):
      return text.isEmpty ? String(operation.dropFirst("default=".count)) : text
    default: return text
    }
  }
}
