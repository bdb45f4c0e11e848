/// A table of the optional methods of protocols, such as `tableView(_:heightForRowAt:)`, keyed by
/// the name of the protocol.
struct OptionalSelectors {
  private var selectors: [String: Set<String>] = [:]
  private var inherited: [String: [String]] = [:]

  init() {}

  /// Reads a table with a line for each protocol, followed by an indented line for each of its
  /// methods.
  ///
  ///     UITableViewDelegate: UIScrollViewDelegate
  ///       tableView(_:heightForRowAt:)
  init(_ table: String) {
    var name = ""
    for line in table.split(separator: "\n") {
      let word = line.drop { $0 == " " }
      if word.count < line.count {
        selectors[name, default: []].insert(String(word))
      } else {
        let names = line.split { $0 == ":" || $0 == "," || $0 == " " }.map(String.init)
        name = names.first ?? ""
        inherited[name] = Array(names.dropFirst())
      }
    }
  }

  mutating func add(_ selector: String, to name: String) {
    selectors[name, default: []].insert(selector)
  }

  mutating func add(inherited names: [String], to name: String) {
    inherited[name, default: []] += names
  }

  /// Returns the entries of this table and of another one.
  func merging(_ other: OptionalSelectors) -> OptionalSelectors {
    var all = self
    all.selectors.merge(other.selectors) { $0.union($1) }
    all.inherited.merge(other.inherited, uniquingKeysWith: +)
    return all
  }

  /// Returns whether a protocol with this name has optional methods.
  func knows(_ name: String) -> Bool { selectors[name] != nil }

  /// Returns whether one of the protocols, or a protocol it inherits from, has an optional method.
  func contains(_ selector: String, in names: [String]) -> Bool {
    var (rest, seen) = (names, Set<String>())
    while let name = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      if selectors[name]?.contains(selector) == true { return true }
      rest += inherited[name] ?? []
    }
    return false
  }
}
