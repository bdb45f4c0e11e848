/// The pairs of brackets in a text, found in one pass.
///
/// Looking for the end of each `![` in turn would be quadratic in a text of nothing else. A bracket
/// is closed in its paragraph or not at all; after `\\` it is none. Square and round ones do not
/// see each other, so that `![(](a)` is a picture.
struct BracketPairs {
  private var ends: [Int: Int] = [:]

  /// Finds the pairs of a text.
  ///
  /// Cost: each byte is looked at once.
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

  /// Returns where the bracket at a place is closed; nil if its paragraph ends before.
  func end(ofBracketAt place: Int) -> Int? { ends[place] }
}
