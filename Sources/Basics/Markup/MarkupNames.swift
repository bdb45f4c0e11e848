/// The names of a document's elements and attributes, without repetitions.
///
/// For each name, the number of the element in which it was last read is stored too. So an
/// attribute that an element repeats is found without a comparison with all other attributes.
struct MarkupNames {
  private var indices: [String: Int] = [:]
  /// The names, each with the number of the element that was current when it was last read.
  private var names: [(text: String, element: Int)] = []
  private var element = 0

  /// Returns the stored name that is equal to a text, and whether the current element already has
  /// an attribute of this name; a new name is stored first.
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

  /// Begins the next element, without attributes.
  mutating func beginElement() { element += 1 }
}

/// A counter of a document's lines, for offsets that are passed in ascending order.
struct MarkupLines {
  private var line = 1
  /// The offset of the first byte in the current line.
  private var start = 0
  private var offset = 0

  /// Returns the line and column of an offset, which must not be less than in the previous call.
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
