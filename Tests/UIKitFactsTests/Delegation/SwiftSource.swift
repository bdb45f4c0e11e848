/// Swift source that is written line by line, at most 100 columns wide.
struct SwiftSource {
  private(set) var lines: [String] = []

  var text: String { lines.map { "\($0)\n" }.joined() }

  /// Adds a line.
  mutating func add(_ line: String = "") { lines.append(line) }

  /// Adds a line that ends in a brace, which gets a line of its own if the first one is full.
  mutating func add(_ line: String, brace: String) {
    if line.count + 1 + brace.count <= Self.width { return add("\(line) \(brace)") }
    add(line)
    add("\(line.prefix { $0 == " " })\(brace)")
  }

  /// Adds the head of a property with its type and a brace, on as many lines as they need.
  mutating func add(_ head: String, type: String) {
    let line = "\(head) \(type)"
    if line.count <= Self.width { return add(line, brace: "{") }
    let indentation = String(head.prefix { $0 == " " })
    add(head)
    add("\(indentation)  \(type)")
    add("\(indentation){")
  }

  /// Adds the documentation comment of a member, on as many lines as it needs.
  mutating func addComment(_ text: String) {
    var line = "  ///"
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > Self.width, line != "  ///" {
        add(line)
        line = "  ///"
      }
      line += " \(word)"
    }
    add(line)
  }

  /// Adds a list in parentheses on one line, or else one that is indented between its parentheses.
  mutating func add(_ head: String, _ list: [String], _ tail: String, closesApart: Bool = true) {
    let line = "\(head)(\(list.joined(separator: ", ")))\(tail)"
    if line.count <= Self.width { return add(line) }
    let indentation = String(head.prefix { $0 == " " })
    add("\(head)(")
    var filled = "\(indentation)  "
    for (index, item) in list.enumerated() {
      let next = item + (index + 1 < list.count ? "," : closesApart ? "" : ")\(tail)")
      if filled.count + 1 + next.count > Self.width {
        add(filled)
        filled = "\(indentation)  "
      }
      filled += (filled.allSatisfy { $0 == " " } ? "" : " ") + next
    }
    add(filled)
    if closesApart { add("\(indentation))\(tail)") }
  }

  /// Moves a body of one line onto the line of its opening brace, if that is not too long.
  mutating func joinBody() {
    guard lines.count >= 3, lines.last == "  }" else { return }
    let body = lines[lines.count - 2].drop { $0 == " " }
    let joined = "\(lines[lines.count - 3]) \(body) }"
    guard lines[lines.count - 3].hasSuffix("{"), joined.count <= Self.width else { return }
    lines.removeLast(3)
    lines.append(joined)
  }

  private static let width = 100
}
