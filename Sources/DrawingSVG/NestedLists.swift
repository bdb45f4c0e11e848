/// The nested lists of a document, where lists with the same lines are stored once.
///
/// While a document is written, a line that begins with ``sign`` represents a list. In the end, a
/// list used once is inserted at that line, and a list used several times is defined once and
/// referred to.
struct NestedLists {
  private var lists: [[String]] = []
  private var numbers: [[String]: Int] = [:]
  private var uses: [Int] = []

  /// A character that cannot occur in an element, since XML does not allow it.
  private static let sign: Character = "\u{1}"

  /// Returns a line that represents a list, or nil if the list is empty.
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
      // The content of a list is written once, however often it is referred to, so it is counted
      // once.
      if uses[number] == 1 { waiting += lists[number].compactMap(Self.number) }
    }
  }

  /// The definitions of the lists used several times.
  var definitions: [String] {
    uses.indices.filter(isShared).flatMap { number in
      ["<g id=\"l\(number)\">"] + written(lists[number]) + ["</g>"]
    }
  }

  /// Returns lines with each list inserted, or with a reference to it.
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
