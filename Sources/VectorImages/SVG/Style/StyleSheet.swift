/// The rules of the `<style>` elements of a document.
///
/// Selectors consist of names of elements, classes and ids, combined with spaces and `>`. Rules
/// with other selectors, and those inside `@` blocks, are ignored.
struct StyleSheet: Sendable {
  struct Property: Sendable, Equatable {
    let name: String
    let value: String
    /// Whether the property replaces those of `style` attributes too.
    var isImportant = false
  }

  /// A selector, and the properties of the elements that it matches.
  private struct Rule: Sendable {
    let selector: StyleSelector
    let properties: [Property]
  }

  /// The maximum number of rules, and of classes with rules.
  private static let limit = 4096

  private var rules: [Rule] = []
  /// The properties of the rules for one class, by its name.
  ///
  /// The layer classes of symbol templates contain colons, as in `.multicolor-0:tintColor`, which
  /// selectors cannot match.
  private(set) var classes: [String: [Property]] = [:]
  /// The indices of the rules by the class, id or name that an element must have to match.
  private var keys: [String: [Int]] = [:]

  /// Appends the rules of a style element.
  mutating func add(_ text: String) {
    var scanner = SVGScanner(Self.withoutComments(text))
    while !scanner.isAtEnd {
      let head = scanner.text(upTo: UInt8(ascii: "{"), UInt8(ascii: ";"))
      // A rule such as @import ends without a block.
      guard scanner.next() == UInt8(ascii: "{") else { continue }
      let isBlock = head.contains("@")
      let body = Self.body(&scanner)
      guard !isBlock else { continue }
      add(head, Self.properties(body))
    }
  }

  private mutating func add(_ selectors: String, _ properties: [Property]) {
    for selector in selectors.split(separator: ",") {
      if let name = Self.className(selector), classes.count < Self.limit {
        classes[name, default: []] += properties
      }
      guard rules.count < Self.limit, let selector = StyleSelector(selector) else { continue }
      keys[selector.key, default: []].append(rules.count)
      rules.append(Rule(selector: selector, properties: properties))
    }
  }

  /// Returns the name of the class if a selector consists only of it; nil for other selectors.
  private static func className(_ selector: Substring) -> String? {
    let text = selector.trimmingBlanks
    let isOne = text.hasPrefix(".") && !text.contains { $0.isWhitespace || ">#".contains($0) }
    return isOne ? String(text.dropFirst()) : nil
  }

  /// Reads the body of a block up to its end, including nested blocks.
  private static func body(_ scanner: inout SVGScanner) -> String {
    var (text, depth) = ("", 1)
    while !scanner.isAtEnd {
      text += scanner.text(upTo: UInt8(ascii: "{"), UInt8(ascii: "}"))
      depth += scanner.next() == UInt8(ascii: "{") ? 1 : -1
      if depth == 0 { break }
    }
    return text
  }

  private static func withoutComments(_ text: String) -> String {
    var (rest, result) = (text[...], "")
    while let open = rest.firstRange(of: "/*") {
      result += rest[..<open.lowerBound]
      let tail = rest[open.upperBound...]
      rest = tail.firstRange(of: "*/").map { tail[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// Returns the properties of an element in the order in which later ones replace earlier ones,
  /// and the number of rules that were compared with it.
  func properties(
    of node: SVGNode, _ index: Int, in tree: SVGTree
  ) -> (properties: [Property], compared: Int) {
    guard !rules.isEmpty else { return ([], 0) }
    var candidates = keys["*", default: []] + keys[node.name, default: []]
    if let id = node["id"] { candidates += keys["#" + id, default: []] }
    for name in Set(node.classes) { candidates += keys["." + name, default: []] }
    let found = candidates.filter { rules[$0].selector.matches(index, in: tree) }
    let sorted = found.sorted {
      (rules[$0].selector.weight, $0) < (rules[$1].selector.weight, $1)
    }
    return (sorted.flatMap { rules[$0].properties }, candidates.count)
  }

  /// Parses declarations such as `fill: red; stroke: none`.
  static func properties(_ text: String) -> [Property] {
    let text = text.contains("/*") ? withoutComments(text) : text
    return text.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let name = declaration[..<colon].trimmingBlanks
      let value = declaration[declaration.index(after: colon)...].trimmingBlanks
      guard value.hasSuffix("!important") else { return Property(name: name, value: value) }
      let plain = String(value.dropLast("!important".count)).trimmingBlanks
      return Property(name: name, value: plain, isImportant: true)
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
