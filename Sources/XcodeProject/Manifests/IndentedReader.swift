internal import Basics

/// A parser of the part of YAML that project manifests use.
///
/// ```
/// targets:                 mappings and lists by indentation
///   Shop:
///     sources: [Shop]      lists and mappings in brackets
///       - path: Shop       texts with and without quotation marks
/// ```
///
/// Anchors, tags, several documents and texts over several lines are not supported: their lines are
/// parsed as texts or left out.
struct IndentedReader {
  private struct Line {
    var indent: Int
    var text: Substring
    var number: Int
  }

  private static let depthLimit = 64
  private static let sizeLimit = 1 << 24

  private let file: String
  private var lines: [Line] = []
  private var next = 0

  init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    self.file = file
    guard bytes.count <= Self.sizeLimit else {
      throw ProjectError(
        file: file, problem: "the document has \(bytes.count) bytes",
        expected: "at most \(Self.sizeLimit) bytes")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let all = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    // The number of opened brackets that the lines so far have not closed.
    var depth = 0
    for (index, line) in all.enumerated() {
      let content = Self.withoutComment(line.drop { $0 == " " })
      if content.isEmpty || content == "---" { continue }
      if depth > 0, !lines.isEmpty {
        lines[lines.count - 1].text += " " + content
        depth = max(0, depth + Self.openBrackets(in: content))
        continue
      }
      let value = Self.entry(content)?.rest ?? content.drop { $0 == "-" || $0 == " " }
      if let first = value.first, "[{".contains(first) {
        depth = max(0, Self.openBrackets(in: value))
      }
      let indent = line.prefix { $0 == " " }.count
      lines.append(Line(indent: indent, text: content, number: index + 1))
    }
  }

  func readDocument() throws(ProjectError) -> PropertyListValue {
    var reader = self
    guard let first = lines.first else { return PropertyListValue(.dictionary([:])) }
    return try reader.readBlock(indent: first.indent, depth: 0)
  }

  /// Parses the current line and the lines after it, as long as they have the same or a larger
  /// indentation.
  private mutating func readBlock(indent: Int, depth: Int) throws(ProjectError) -> PropertyListValue
  {
    let place = MarkupPlace(line: lines[next].number, column: indent + 1)
    guard depth < Self.depthLimit else {
      throw ProjectError(
        file: file, place: place, problem: "the value is nested too deeply",
        expected: "a depth of at most \(Self.depthLimit)")
    }
    if lines[next].text.hasPrefix("- ") || lines[next].text == "-" {
      return PropertyListValue(.list(try readItems(indent: indent, depth: depth)), at: place)
    }
    var entries: [String: PropertyListValue] = [:]
    while next < lines.count, lines[next].indent == indent {
      guard let (key, rest) = Self.entry(lines[next].text) else {
        // A line without a key continues a text over several lines, which is not parsed.
        next += 1
        continue
      }
      let line = lines[next]
      next += 1
      entries[key] = try readValue(rest, after: line, indent: indent, depth: depth)
    }
    return PropertyListValue(.dictionary(entries), at: place)
  }

  /// Parses the value after a key, which may be on the lines below it.
  private mutating func readValue(
    _ rest: Substring, after line: Line, indent: Int, depth: Int
  ) throws(ProjectError) -> PropertyListValue {
    let place = MarkupPlace(
      line: line.number, column: line.indent + line.text.count - rest.count + 1)
    if rest.first == "|" || rest.first == ">" {
      while next < lines.count, lines[next].indent > indent { next += 1 }
      return PropertyListValue(.text(""), at: place)
    }
    if !rest.isEmpty { return try flow(rest, at: place) }
    guard next < lines.count else { return PropertyListValue(.text(""), at: place) }
    let below = lines[next]
    let isItem = below.text.hasPrefix("- ") || below.text == "-"
    guard below.indent > indent || below.indent == indent && isItem else {
      return PropertyListValue(.text(""), at: place)
    }
    let value = try readBlock(indent: below.indent, depth: depth + 1)
    // Lines that are indented less than the block but more than the key belong to neither, and are
    // skipped.
    while next < lines.count, lines[next].indent > indent { next += 1 }
    return value
  }

  private mutating func readItems(
    indent: Int, depth: Int
  ) throws(ProjectError) -> [PropertyListValue] {
    var items: [PropertyListValue] = []
    while next < lines.count, lines[next].indent == indent, lines[next].text.hasPrefix("-") {
      let rest = lines[next].text.dropFirst().drop { $0 == " " }
      let inner = indent + lines[next].text.count - rest.count
      let line = lines[next]
      if Self.entry(rest) != nil, !"[{\"'".contains(rest.first ?? " ") {
        // The item is a mapping, whose first entry is on this line.
        lines[next] = Line(indent: inner, text: rest, number: line.number)
        items.append(try readBlock(indent: inner, depth: depth + 1))
      } else {
        next += 1
        items.append(try readValue(rest, after: line, indent: indent, depth: depth))
      }
    }
    return items
  }

  /// Parses a value in brackets, or a text.
  private func flow(_ text: Substring, at place: MarkupPlace) throws(ProjectError)
    -> PropertyListValue
  {
    guard let first = text.first, "[{".contains(first) else {
      return PropertyListValue(.text(Self.unquoted(text)), at: place)
    }
    let spaced = Self.quotingParts(of: text)
    guard let value = try? PropertyListValue(reading: Array(spaced.utf8), file: file) else {
      throw ProjectError(
        file: file, place: place, problem: "brackets that are not closed on their line",
        expected: first == "[" ? "]" : "}")
    }
    return PropertyListValue(value.content, at: place)
  }

  /// Returns a list or mapping in brackets with each element in quotation marks, so that it can be
  /// parsed as a property list.
  private static func quotingParts(of text: Substring) -> String {
    var (done, part): (String, String) = ("", "")
    var quote: Character?
    func ended() -> String {
      let text = part.trimmingSpaces
      if text.isEmpty { return "" }
      let plain = unquoted(text[...]).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(plain)\""
    }
    for letter in text {
      if let open = quote {
        part.append(letter)
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        part.append(letter)
        quote = letter
      } else if "[]{},:".contains(letter) {
        done += ended() + String(letter)
        part = ""
      } else {
        part.append(letter)
      }
    }
    return done + ended()
  }

  /// Splits a line into a key and the text after the colon; nil if the line has no key.
  private static func entry(_ text: Substring) -> (key: String, rest: Substring)? {
    var quote: Character?
    for index in text.indices {
      let letter = text[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter == ":" {
        let rest = text[text.index(after: index)...]
        guard rest.isEmpty || rest.first == " " else { continue }
        return (unquoted(text[..<index]), rest.drop { $0 == " " })
      }
    }
    return nil
  }

  /// Returns the number of opening brackets minus the number of closing brackets, outside quotation
  /// marks.
  private static func openBrackets(in text: Substring) -> Int {
    var (depth, quote): (Int, Character?) = (0, nil)
    for letter in text {
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if "[{".contains(letter) {
        depth += 1
      } else if "]}".contains(letter) {
        depth -= 1
      }
    }
    return depth
  }

  private static func unquoted(_ text: Substring) -> String {
    let text = text.trimmingSpaces
    guard let mark = text.first, mark == "\"" || mark == "'", text.count > 1, text.last == mark
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for index in line.indices {
      let letter = line[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        if before == " " || "[{,:".contains(before) { quote = letter }
      } else if letter == "#", before == " " {
        return line[..<index].trimmingSpaces[...]
      }
      before = letter
    }
    return line.trimmingSpaces[...]
  }
}
