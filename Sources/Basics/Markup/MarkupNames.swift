/// The names of a document's elements and attributes, each stored once.
///
/// For each name it also stores the last element that used it, so that a repeated attribute is
/// found without comparing it with all others.
struct MarkupNames {
  private var indices: [String: Int] = [:]
  /// The names, with the number of the last element that has an attribute of the name.
  private var names: [(text: String, element: Int)] = []
  private var element = 0

  /// Returns a name, and whether the current element has it already.
  subscript(text: String) -> (text: String, isRepeated: Bool) {
    mutating get {
      guard let index = indices[text] else {
        indices[text] = names.count
        names.append((text, element))
        return (text, false)
      }
      let isRepeated = names[index].element == element
      names[index].element = element
      return (names[index].text, isRepeated)
    }
  }

  /// Begins the next element, which has no attributes yet.
  mutating func beginElement() { element += 1 }
}

/// A counter of a document's lines, for offsets that never decrease.
struct MarkupLines {
  private var line = 1
  /// The offset of the line's first byte.
  private var start = 0
  private var offset = 0

  /// Returns the place of a byte, which must not be before that of the last call.
  mutating func place(of next: Int, in text: [UInt8]) -> MarkupPlace {
    while offset < next {
      let byte = text[offset]
      offset += 1
      guard byte <= 0x0D else { continue }
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && !(offset < text.count && text[offset] == UInt8(ascii: "\n"))
      if isEnd { (line, start) = (line + 1, offset) }
    }
    return MarkupPlace(line: line, column: next - start + 1)
  }
}
