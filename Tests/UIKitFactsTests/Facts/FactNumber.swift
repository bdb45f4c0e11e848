/// The number of a fact: the letters of its section and its place there, such as `A20` or `RO28`.
struct FactNumber: Hashable, CustomStringConvertible {
  let section: String
  let place: Int

  var description: String { "\(section)\(place)" }

  /// The sections that have articles; other letters before digits cite nothing.
  static let sections: Set<String> = [
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "K", "W", "RO", "RW", "AL", "SF", "ST", "SW", "CL",
    "BT", "CT", "TV", "TX", "AS", "LI", "IB", "AC", "VG", "LO", "SR", "XP",
  ]

  /// Finds the numbers in a text, in order.
  ///
  /// A number is a section's letters directly followed by one to three digits, as a word of its
  /// own. What is after `+`, `#`, `{` or a backslash is part of a code point or a colour.
  static func all(in text: some StringProtocol) -> [FactNumber] {
    let bytes = Array(text.utf8)
    var found: [FactNumber] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end].isWord { end += 1 }
      let follows = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
      if end > start, !separators.contains(follows) {
        found += FactNumber(word: bytes[start..<end]).map { [$0] } ?? []
      }
      start = end + 1
    }
    return found
  }

  private static let separators = "+#{\\".utf8.map { $0 }
}

extension FactNumber {
  private init?(word: ArraySlice<UInt8>) {
    let letters = word.prefix { $0.isCapital }
    let digits = word.dropFirst(letters.count)
    guard (1...2).contains(letters.count), (1...3).contains(digits.count),
      digits.first != UInt8(ascii: "0"), digits.allSatisfy(\.isDigit)
    else { return nil }
    let section = String(decoding: letters, as: UTF8.self)
    guard Self.sections.contains(section), let place = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    self.init(section: section, place: place)
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  fileprivate var isWord: Bool {
    isCapital || isDigit || self == UInt8(ascii: "_")
      || (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z"))
  }
}
