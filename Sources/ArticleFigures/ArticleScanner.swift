import Foundation
import LayoutScenes

/// A scanner that finds the pictures in Markdown.
///
/// The scanner finds pictures in brackets, in DocC's `@Image` and `@PageImage`, and in HTML's
/// `<img>` and `<source>`. Inline code, fenced code blocks and comments are skipped; an escaped
/// `\!` does not begin a picture. Indented code is treated as text.
///
/// The time is linear in the article's length, whatever the article contains. The pairs of
/// brackets, and the last run of backticks of each length, are found only once for the whole
/// article.
struct ArticleScanner {
  private let text: [UInt8]
  private let brackets: BracketPairs
  private var offset = 0
  /// The offset of the last run of backticks, keyed by the run's length; nil until it is first
  /// needed.
  private var lastRuns: [Int: Int]?
  /// The destinations defined by lines such as `[label]: place`, keyed by their labels.
  private var definitions: [String: String] = [:]
  /// The ranges of the labels of pictures shown by reference, keyed by the indices of the pictures.
  ///
  /// The definitions may come later in the article.
  private var references: [Int: Range<Int>] = [:]
  /// The offset up to which lines and columns were counted, and its position.
  private var counted = (offset: 0, position: TextPosition(line: 1, column: 1))

  private(set) var pictures: [ArticlePicture] = []
  /// The number of bytes that were examined in searches, which shows whether the time is linear in
  /// the article's length.
  private(set) var steps = 0

  init(_ text: [UInt8]) {
    self.text = text
    brackets = BracketPairs(in: text)
    while offset < text.count { scan(text[offset]) }
    resolveReferences()
  }

  /// Returns the pictures of an article, in order.
  static func pictures(in text: [UInt8]) -> [ArticlePicture] { ArticleScanner(text).pictures }

  private mutating func scan(_ byte: UInt8) {
    if isAtLineStart { readDefinition() }
    switch byte {
    case _ where isAtLineStart && skipBlock(): break
    case UInt8(ascii: "\\"): offset += 2
    case UInt8(ascii: "`"): skipCode()
    case UInt8(ascii: "<") where starts(with: "<!--"): skipComment()
    case UInt8(ascii: "<") where isTag("<img"): readTag("<img")
    case UInt8(ascii: "<") where isTag("<source"): readTag("<source")
    case UInt8(ascii: "@") where starts(with: "@Image("): readDirective("@Image(")
    case UInt8(ascii: "@") where starts(with: "@PageImage("):
      readDirective("@PageImage(", needsWords: false)
    case UInt8(ascii: "!") where starts(with: "!["): readPicture()
    default: offset += 1
    }
  }

  private func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { text[offset...].starts(with: $0) }
  }

  /// Returns whether a tag begins here, ignoring the case of its name.
  private func isTag(_ word: StaticString) -> Bool {
    word.withUTF8Buffer {
      text[offset...].prefix($0.count).map { $0 | 0x20 } == $0.map { $0 | 0x20 }
    }
  }

  private var isAtLineStart: Bool { offset == 0 || text[offset - 1] == UInt8(ascii: "\n") }
}

extension ArticleScanner {
  /// Skips a fenced code block if one begins in this line, and returns whether one does.
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

  /// Returns the fence at the beginning of a line, three or more equal marks; nil if there is none.
  private func fence(in line: ArraySlice<UInt8>) -> (mark: UInt8, count: Int)? {
    let rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let count = rest.prefix { $0 == mark }.count
    // If there are more backticks after the first run, it is inline code and not a fence.
    let isBlock = mark == UInt8(ascii: "~") || !rest.dropFirst(count).contains(mark)
    return count >= 3 && isBlock ? (mark, count) : nil
  }

  private var line: ArraySlice<UInt8> { text[offset...].prefix { $0 != UInt8(ascii: "\n") } }

  private mutating func skipLine() { offset = min(offset + line.count + 1, text.count) }

  /// Skips inline code, which ends with as many backticks as it begins with.
  ///
  /// If it never ends, only its first backticks are skipped.
  private mutating func skipCode() {
    let count = ticks(at: offset)
    offset += count
    // If no later run has this length, there is nothing to search for. Without this check, each run
    // would cause a search of the rest of the article.
    guard let last = lastRun(of: count), last >= offset else { return }
    var place = offset
    while place <= last {
      let found = ticks(at: place)
      steps += max(found, 1)
      place += max(found, 1)
      if found == count {
        offset = place
        return
      }
    }
  }

  /// Returns the number of consecutive backticks at an offset.
  private func ticks(at place: Int) -> Int {
    text[place...].prefix { $0 == UInt8(ascii: "`") }.count
  }

  /// Returns the start of the last run of exactly `count` backticks; nil if there is none.
  private mutating func lastRun(of count: Int) -> Int? {
    if let lastRuns { return lastRuns[count] }
    var (runs, place): ([Int: Int], Int) = ([:], 0)
    while place < text.count {
      let found = ticks(at: place)
      if found > 0 { runs[found] = place }
      place += max(found, 1)
    }
    steps += text.count
    lastRuns = runs
    return runs[count]
  }

  private mutating func skipComment() {
    while offset < text.count, !starts(with: "-->") { offset += 1 }
  }
}

extension ArticleScanner {
  /// Reads `![words](place "title")`, `![words][label]` or `![label]`.
  ///
  /// The first two forms are skipped as a whole. Of any other text after `![`, only these two
  /// characters are skipped.
  private mutating func readPicture() {
    let start = offset
    offset += 2
    guard let end = brackets.end(ofBracketAt: start + 1) else { return }
    let mark = end + 1 < text.count ? text[end + 1] : nil
    if mark == UInt8(ascii: "("), let close = brackets.end(ofBracketAt: end + 1) {
      guard let place = place(in: text[(end + 2)..<close]) else { return }
      add(wordsIn: (start + 2)..<end, place: place, at: start)
      offset = close + 1
    } else if mark == UInt8(ascii: "["), let close = brackets.end(ofBracketAt: end + 1) {
      let label = end + 2 == close ? (start + 2)..<end : (end + 2)..<close
      addReference(label, wordsIn: (start + 2)..<end, at: start)
      offset = close + 1
    } else {
      addReference((start + 2)..<end, wordsIn: (start + 2)..<end, at: start)
    }
  }

  private mutating func add(wordsIn range: Range<Int>, place: String, at start: Int) {
    pictures.append(
      ArticlePicture(
        words: String(decoding: text[range], as: UTF8.self), range: range, place: place,
        position: position(ofByteAt: start)))
  }

  /// The maximum length of a label in Markdown, which also limits the cost of searching for one.
  private static let longestLabel = 999

  private mutating func addReference(_ label: Range<Int>, wordsIn range: Range<Int>, at start: Int)
  {
    guard isLabel(label) else { return }
    references[pictures.count] = label
    add(wordsIn: range, place: "", at: start)
  }

  /// Reads a definition such as `[label]: place` if this line contains one, without advancing.
  private mutating func readDefinition() {
    let indent = text[offset...].prefix(3).prefix { $0 == UInt8(ascii: " ") }.count
    let start = offset + indent
    guard start < text.count, text[start] == UInt8(ascii: "["),
      let end = brackets.end(ofBracketAt: start), end + 1 < text.count,
      text[end + 1] == UInt8(ascii: ":"), isLabel((start + 1)..<end)
    else { return }
    let rest = text[(end + 2)...].prefix { $0 != UInt8(ascii: "\n") }
    steps += rest.endIndex - start
    guard let place = place(in: rest) else { return }
    let label = label((start + 1)..<end)
    // If a label is defined twice, the first definition counts.
    if definitions[label] == nil { definitions[label] = place }
  }

  /// Returns whether a range can be a label.
  ///
  /// Markdown's labels are short and contain no unescaped brackets, so the text of other ranges
  /// need not be read.
  private func isLabel(_ range: Range<Int>) -> Bool {
    guard range.count <= Self.longestLabel else { return false }
    let opening = text[range].firstIndex(of: UInt8(ascii: "["))
    return opening.map { $0 > range.lowerBound && text[$0 - 1] == UInt8(ascii: "\\") } ?? true
  }

  private func label(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Sets the destinations of pictures by reference, and removes those without a definition, which
  /// are only text in brackets.
  private mutating func resolveReferences() {
    guard !references.isEmpty else { return }
    pictures = pictures.enumerated().compactMap { index, picture in
      guard let range = references[index] else { return picture }
      guard let place = definitions.isEmpty ? nil : definitions[label(range)] else { return nil }
      var picture = picture
      picture.place = place
      return picture
    }
  }

  /// Returns the line and the column of a byte, which must be at or after the byte of the previous
  /// call.
  private mutating func position(ofByteAt place: Int) -> TextPosition {
    steps += place - counted.offset
    counted.position.advance(over: counted.offset..<place, of: text)
    counted.offset = place
    return counted.position
  }

  /// Returns the destination without angle brackets, title and percent-encoding; nil if there is
  /// none.
  ///
  /// Only the destination is read: the text after it may be a long paragraph, and to read that for
  /// each of its pictures would take quadratic time.
  private func place(in bytes: ArraySlice<UInt8>) -> String? {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || (9...13).contains(byte) }
    let rest = bytes.drop(while: isSpace)
    let isBracketed = rest.first == UInt8(ascii: "<")
    let place =
      isBracketed
      ? rest.dropFirst().prefix { $0 != UInt8(ascii: ">") } : rest.prefix { !isSpace($0) }
    let text = String(decoding: place, as: UTF8.self)
    return text.isEmpty ? nil : text.removingPercentEncoding ?? text
  }
}

extension ArticleScanner {
  /// Reads `@Image(source: "place", alt: "words")`, or `@PageImage` with the same arguments.
  private mutating func readDirective(_ opening: StaticString, needsWords: Bool = true) {
    let start = offset
    let list = readList(behind: opening, .directive)
    guard list.close != nil, let source = list.values["source"], !source.text.isEmpty else {
      return
    }
    var picture = picture(.directive, source.text, in: list, at: start)
    picture.needsWords = needsWords
    pictures.append(picture)
  }

  /// Reads the destinations in a tag's `src` and `srcset`: `<img src="place" alt="words">`,
  /// `<source srcset="place 1x, place 2x">`.
  private mutating func readTag(_ opening: StaticString) {
    let start = offset
    let list = readList(behind: opening, .tag)
    guard list.close != nil else { return }
    for place in Self.places(inSet: list.values["srcset"]?.text ?? "") {
      var picture = picture(.tag, place, in: list, at: start)
      picture.needsWords = false
      pictures.append(picture)
    }
    guard let source = list.values["src"], !source.text.isEmpty else { return }
    pictures.append(picture(.tag, source.text, in: list, at: start))
  }

  /// Returns the destinations in a `srcset` such as `a.png 1x, b.png 2x`.
  ///
  /// A comma inside a destination belongs to it.
  private static func places(inSet set: String) -> [String] {
    var places: [String] = []
    var isPlace = true
    for word in set.split(whereSeparator: \.isWhitespace) {
      // A destination is followed by its scale, up to a comma.
      let comma = isPlace ? nil : word.firstIndex(of: ",")
      guard isPlace || comma != nil else { continue }
      let rest = comma.map { word[word.index(after: $0)...] } ?? word
      isPlace = rest.isEmpty || rest.hasSuffix(",")
      let place = rest.hasSuffix(",") ? rest.dropLast() : rest
      if !place.isEmpty { places.append(String(place)) }
    }
    return places
  }

  private mutating func readList(
    behind opening: StaticString, _ marks: ArticleAttributes.Marks
  ) -> ArticleAttributes {
    let start = offset
    let list = ArticleAttributes(in: text, from: start + opening.utf8CodeUnitCount, marks: marks)
    // A list that is not closed is skipped too, since it would otherwise be read again from each
    // `@Image` or tag in it.
    offset = list.end
    steps += offset - start
    return list
  }

  private mutating func picture(
    _ form: ArticlePicture.Form, _ place: String, in list: ArticleAttributes, at start: Int
  ) -> ArticlePicture {
    let words = list.values["alt"]
    var picture = ArticlePicture(
      form: form, words: words?.text ?? "", range: words?.range ?? list.lastEnd..<list.lastEnd,
      place: place, position: position(ofByteAt: start))
    if form == .tag {
      let path = place.replacing("&amp;", with: "&")
      picture.place = path.removingPercentEncoding ?? path
    }
    picture.opening = words?.opening ?? (form == .tag ? " alt=\"" : ", alt: \"")
    picture.closing = words?.closing ?? "\""
    return picture
  }
}
