/// The lists of a document that are inside of others, each with the same lines once.
///
/// While a document is written, a line that begins with ``sign`` stands for a list. A list that is
/// used once is then written in its place; one that is used again is defined and referred to.
struct NestedLists {
  private var lists: [[String]] = []
  private var numbers: [[String]: Int] = [:]
  private var uses: [Int] = []

  /// A mark that cannot be in an element: XML does not allow the character.
  private static let sign: Character = "\u{1}"

  /// Returns the line that stands for a list; nil for an empty one.
  mutating func mark(of lines: [String]) -> String? {
    guard !lines.isEmpty else { return nil }
    let number = numbers[lines] ?? lists.count
    if number == lists.count {
      lists.append(lines)
      numbers[lines] = number
    }
    return "\(Self.sign)\(number)"
  }

  /// Counts how often each list is used by lines, and by the lists that these use.
  mutating func count(from lines: [String]) {
    uses = Array(repeating: 0, count: lists.count)
    var waiting = lines.compactMap(Self.number)
    while let number = waiting.popLast() {
      uses[number] += 1
      // What is in a list is used as often as it is written: once, however often it is referred to.
      if uses[number] == 1 { waiting += lists[number].compactMap(Self.number) }
    }
  }

  /// The definitions of the lists that are used again.
  var definitions: [String] {
    uses.indices.filter(isShared).flatMap { number in
      ["<g id=\"l\(number)\">"] + written(lists[number]) + ["</g>"]
    }
  }

  /// Returns lines with each list in its place, or a reference to it.
  func written(_ lines: [String]) -> [String] {
    lines.flatMap { line -> [String] in
      guard let number = Self.number(line) else { return [line] }
      return isShared(number) ? ["<use href=\"#l\(number)\"/>"] : written(lists[number])
    }
  }

  /// Whether a list is used again and is longer than a reference to it.
  private func isShared(_ number: Int) -> Bool {
    uses[number] > 1 && lists[number].reduce(0) { $0 + $1.utf8.count } > 80
  }

  private static func number(_ line: String) -> Int? {
    line.first == sign ? Int(line.dropFirst()) : nil
  }
}
