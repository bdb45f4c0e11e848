/// The pairs of brackets in a text, found in one pass.
///
/// If the end of each `![` were searched for separately, a text with many of them would take
/// quadratic time. A bracket must be closed in its own paragraph, and an escaped bracket does not
/// count. Square and round brackets are paired independently, so `![(](a)` is a picture.
struct BracketPairs {
  private var ends: [Int: Int] = [:]

  /// Finds the pairs of brackets in a text, examining each byte once.
  init(in text: [UInt8]) {
    var (squares, rounds): ([Int], [Int]) = ([], [])
    var place = 0
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): squares.append(place)
      case UInt8(ascii: "("): rounds.append(place)
      case UInt8(ascii: "]"): close(&squares, at: place)
      case UInt8(ascii: ")"): close(&rounds, at: place)
      case UInt8(ascii: "\n") where place + 1 < text.count && text[place + 1] == text[place]:
        (squares, rounds) = ([], [])
      default: break
      }
      place += 1
    }
  }

  private mutating func close(_ open: inout [Int], at place: Int) {
    if let opening = open.popLast() { ends[opening] = place }
  }

  /// Returns the offset at which the bracket at an offset is closed; nil if it is not closed in its
  /// paragraph.
  func end(ofBracketAt place: Int) -> Int? { ends[place] }
}
