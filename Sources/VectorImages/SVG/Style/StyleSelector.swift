/// A selector of a style sheet, such as `g > .line` or `#sun`.
struct StyleSelector: Sendable {
  /// The conditions on one element.
  private struct Compound: Sendable {
    var name: String?
    var id: String?
    var classes: [String] = []
    /// Whether the next compound on the left must match the parent, and not any ancestor.
    var isChild = false

    func matches(_ node: SVGNode) -> Bool {
      if let name, name != node.name { return false }
      if let id, id != node["id"] { return false }
      guard !classes.isEmpty else { return true }
      let own = node.classes
      return classes.allSatisfy { name in own.contains { $0 == name } }
    }
  }

  /// The compounds from right to left.
  private var compounds: [Compound] = []

  /// The class, id or name that an element must have to match, such as `.line`; `*` if there is
  /// none.
  let key: String

  /// The specificity as a number: ids count more than classes, and classes more than names.
  let weight: Int

  /// Parses a selector; returns nil if the selector is not supported.
  init?(_ text: Substring) {
    var isChild = false
    for word in text.split(whereSeparator: \.isWhitespace).flatMap(Self.pieces) {
      if word == ">" {
        isChild = true
        continue
      }
      guard var compound = Self.compound(word) else { return nil }
      compound.isChild = isChild
      isChild = false
      compounds.insert(compound, at: 0)
    }
    guard !compounds.isEmpty, !isChild, compounds.count <= 16 else { return nil }
    let last = compounds[0]
    key = last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.name ?? "*"
    weight = compounds.reduce(0) { sum, part in
      sum + (part.id == nil ? 0 : 10_000) + part.classes.count * 100 + (part.name == nil ? 0 : 1)
    }
  }

  /// Separates `>` from the compounds beside it.
  private static func pieces(_ word: Substring) -> [Substring] {
    var (pieces, rest): ([Substring], Substring) = ([], word)
    while let mark = rest.firstIndex(of: ">") {
      if mark > rest.startIndex { pieces.append(rest[..<mark]) }
      pieces.append(rest[mark...mark])
      rest = rest[rest.index(after: mark)...]
    }
    return rest.isEmpty ? pieces : pieces + [rest]
  }

  private static func compound(_ word: Substring) -> Compound? {
    var (scanner, result) = (SVGScanner(String(word)), Compound())
    if !scanner.skip(UInt8(ascii: "*")) {
      let name = scanner.name()
      if !name.isEmpty { result.name = name }
    }
    while let mark = scanner.next() {
      let name = scanner.name()
      guard !name.isEmpty else { return nil }
      switch mark {
      case UInt8(ascii: "."): result.classes.append(name)
      case UInt8(ascii: "#"): result.id = name
      default: return nil
      }
    }
    return result
  }

  /// Returns whether the selector matches an element.
  func matches(_ index: Int, in tree: SVGTree) -> Bool {
    guard compounds[0].matches(tree.nodes[index]) else { return false }
    var (place, element) = (1, tree.nodes[index].parent)
    var isChild = compounds[0].isChild
    // The nearest matching ancestor is used. A selector that mixes spaces and `>` could match with
    // a farther one, which is not tried.
    while place < compounds.count {
      guard let index = element else { return false }
      if compounds[place].matches(tree.nodes[index]) {
        isChild = compounds[place].isChild
        place += 1
      } else if isChild {
        return false
      }
      element = tree.nodes[index].parent
    }
    return true
  }
}
