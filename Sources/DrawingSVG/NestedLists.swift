/// The nested lists of SVG lines in a document; equal lists are stored once.
///
/// While a document is written, a placeholder line that begins with ``sign`` represents a list. In
/// the end, each is replaced: by a reference to a definition if the list is long and used several
/// times, and otherwise by the list itself.
struct NestedLists {
  private var lists: [[String]] = []
  private var numbers: [[String]: Int] = [:]
  private var uses: [Int] = []

  /// A character that cannot occur in an element, since XML does not allow it.
  private static let sign: Character = "\u{1}"

  /// Returns the placeholder line of a list, or nil if the list is empty.
  mutating func mark(of lines: [String]) -> String? {
    guard !lines.isEmpty else { return nil }
    let number = numbers[lines] ?? lists.count
    if number == lists.count {
      lists.append(lines)
      numbers[lines] = number
    }
    return "\(Self.sign)\(number)"
  }

  /// Counts the uses of each list in lines and in the lists that these use.
  mutating func count(from lines: [String]) {
    uses = Array(repeating: 0, count: lists.count)
    var waiting = lines.compactMap(Self.number)
    while let number = waiting.popLast() {
      uses[number] += 1
      // The lists inside a list are counted only at its first use, because its content is written
      // only once.
      if uses[number] == 1 { waiting += lists[number].compactMap(Self.number) }
    }
  }

  /// The definitions of the lists that are replaced by references.
  var definitions: [String] {
    uses.indices.filter(isShared).flatMap { number in
      ["<g id=\"l\(number)\">"] + written(lists[number]) + ["</g>"]
    }
  }

  /// Returns lines in which each placeholder is replaced by its list, or by a reference to it.
  func written(_ lines: [String]) -> [String] {
    lines.flatMap { line -> [String] in
      guard let number = Self.number(line) else { return [line] }
      return isShared(number) ? ["<use href=\"#l\(number)\"/>"] : written(lists[number])
    }
  }

  /// Returns whether a list is used several times and is long enough for a reference.
  private func isShared(_ number: Int) -> Bool {
    uses[number] > 1 && lists[number].reduce(0) { $0 + $1.utf8.count } > 80
  }

  private static func number(_ line: String) -> Int? {
    line.first == sign ? Int(line.dropFirst()) : nil
  }
}
