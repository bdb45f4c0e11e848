/// The calls in their order, as lines without addresses.
@MainActor final class CallLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the calls while a closure runs.
  func calls(during action: () throws -> Void) rethrows -> [String] {
    lines = []
    try action()
    return lines
  }
}

extension [String] {
  /// Returns the calls of these names, whatever their arguments.
  func only(_ names: String...) -> [String] {
    filter { line in names.contains { line.isCall($0) } }
  }

  /// The calls before the first of a name; all if there is none.
  func before(_ name: String) -> [String] {
    Array(prefix { !$0.isCall(name) })
  }

  /// The names of the calls alone.
  var names: [String] { map { String($0.prefix { $0 != " " }) } }

  /// One line for any number of equal ones in a row: how often UIKit repeats itself is no fact.
  var folded: [String] {
    reduce(into: []) { lines, line in if lines.last != line { lines.append(line) } }
  }

  /// The names of the calls, each once, in the order of their first calls.
  var firsts: [String] {
    var seen: Set<Substring> = []
    return compactMap { line in
      let word = line.prefix { $0 != " " }
      return seen.insert(word).inserted ? String(word) : nil
    }
  }

  /// The lines, each once, in the order of their first occurrences.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// Returns whether this is a call of a name, with or without arguments.
  fileprivate func isCall(_ name: String) -> Bool { self == name || hasPrefix(name + " ") }
}
