import Foundation
import LayoutScenes

/// Finds the pictures in Markdown.
///
/// Code in lines and between fences shows none, nor do comments; `\!` begins none. Pictures by
/// reference, `![words][name]`, are not read, and code that is indented counts as text.
struct ArticleScanner {
  private let text: [UInt8]
  private var offset = 0

  private init(_ text: [UInt8]) { self.text = text }

  /// Returns the pictures of an article in their order.
  static func pictures(in text: [UInt8]) -> [ArticlePicture] {
    var scanner = ArticleScanner(text)
    var pictures: [ArticlePicture] = []
    while let byte = scanner.byte(at: 0) {
      switch byte {
      case _ where scanner.isAtLineStart && scanner.skipBlock(): break
      case UInt8(ascii: "\\"): scanner.offset += 2
      case UInt8(ascii: "`"): scanner.skipCode()
      case UInt8(ascii: "<") where scanner.starts(with: "<!--"): scanner.skipComment()
      case UInt8(ascii: "!") where scanner.starts(with: "!["):
        if let picture = scanner.readPicture() { pictures.append(picture) }
      default: scanner.offset += 1
      }
    }
    return pictures
  }

  private func byte(at distance: Int) -> UInt8? {
    let place = offset + distance
    return text.indices.contains(place) ? text[place] : nil
  }

  private func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { text[offset...].starts(with: $0) }
  }

  private var isAtLineStart: Bool { offset == 0 || text[offset - 1] == UInt8(ascii: "\n") }
}

extension ArticleScanner {
  /// Steps over a block of code between fences, if one begins in this line.
  private mutating func skipBlock() -> Bool {
    guard let fence = fence(in: line) else { return false }
    skipLine()
    while offset < text.count {
      let line = line
      skipLine()
      if let end = self.fence(in: line), end.mark == fence.mark, end.count >= fence.count { break }
    }
    return true
  }

  /// The three or more marks that a line begins with.
  private func fence(in line: ArraySlice<UInt8>) -> (mark: UInt8, count: Int)? {
    let rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let count = rest.prefix { $0 == mark }.count
    // Backticks after the fence would make it code in a line.
    let isBlock = mark == UInt8(ascii: "~") || !rest.dropFirst(count).contains(mark)
    return count >= 3 && isBlock ? (mark, count) : nil
  }

  private var line: ArraySlice<UInt8> { text[offset...].prefix { $0 != UInt8(ascii: "\n") } }

  private mutating func skipLine() { offset = min(offset + line.count + 1, text.count) }

  /// Steps over code between as many backticks as it begins with; over these alone where it never
  /// ends.
  private mutating func skipCode() {
    let tick = UInt8(ascii: "`")
    let count = text[offset...].prefix { $0 == tick }.count
    offset += count
    var place = offset
    while place < text.count {
      guard text[place] == tick else {
        place += 1
        continue
      }
      let found = text[place...].prefix { $0 == tick }.count
      place += found
      if found == count {
        offset = place
        return
      }
    }
  }

  private mutating func skipComment() {
    while offset < text.count, !starts(with: "-->") { offset += 1 }
  }
}

extension ArticleScanner {
  /// Reads `![words](place "title")`, and steps over it; over the two first marks where it is none.
  private mutating func readPicture() -> ArticlePicture? {
    let start = offset
    offset += 2
    guard let end = end(of: UInt8(ascii: "["), UInt8(ascii: "]"), from: offset),
      end + 1 < text.count, text[end + 1] == UInt8(ascii: "("),
      let close = self.end(of: UInt8(ascii: "("), UInt8(ascii: ")"), from: end + 2),
      let place = place(in: text[(end + 2)..<close])
    else { return nil }
    let range = offset..<end
    offset = close + 1
    return ArticlePicture(
      words: String(decoding: text[range], as: UTF8.self), range: range, place: place,
      position: TextPosition(ofByteAt: start, in: text))
  }

  /// Where a bracket is closed; nil where the paragraph ends before.
  private func end(of opening: UInt8, _ closing: UInt8, from start: Int) -> Int? {
    var (place, depth) = (start, 0)
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case opening: depth += 1
      case closing where depth == 0: return place
      case closing: depth -= 1
      case UInt8(ascii: "\n") where place + 1 < text.count && text[place + 1] == text[place]:
        return nil
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The place without angle brackets, title and escapes; nil where there is none.
  private func place(in bytes: ArraySlice<UInt8>) -> String? {
    let words = String(decoding: bytes, as: UTF8.self).trimmingPrefix(while: \.isWhitespace)
    let isBracketed = words.first == "<"
    let place =
      isBracketed
      ? words.dropFirst().prefix { $0 != ">" } : words.prefix { !$0.isWhitespace }
    let text = String(place)
    return text.isEmpty ? nil : text.removingPercentEncoding ?? text
  }
}
