import Foundation

/// A change of a project's sources, as data: the lines that are removed or replaced, and why.
///
/// Removed lines stay as empty lines, so that messages of the compiler name the original's lines.
struct Edit: Decodable {
  /// The file's path in the project, or the end of it after a slash, or the path of a folder.
  let file: String
  /// The reason.
  let why: String
  /// Whether the whole file is left out.
  var isLeftOut: Bool?
  /// A pattern of lines that are removed.
  var lines: String?
  /// A pattern of the first line of declarations that are removed, to the line that balances their
  /// braces.
  var block: String?
  /// A pattern of a part of a line, and the text in its place.
  var replace: String?
  var with: String?

  /// Returns whether the change is one of a file.
  func concerns(_ path: String) -> Bool {
    path == file || path.hasSuffix("/" + file) || path.hasPrefix(file + "/")
  }

  /// Returns the file's text with the change.
  ///
  /// - Throws: `FidelityError` if nothing matches, since the list describes another commit then.
  func applied(to text: String, of path: String) throws(FidelityError) -> String {
    var lines = text.components(separatedBy: "\n")
    let before = lines
    if let pattern = self.lines {
      let regex = try Self.regex(pattern, in: path)
      lines = lines.map { regex.isFound(in: $0) ? "" : $0 }
    }
    if let pattern = block { Self.drop(try Self.regex(pattern, in: path), from: &lines) }
    if let pattern = replace {
      let regex = try Self.regex(pattern, in: path)
      lines = lines.map { regex.replacing(in: $0, by: with ?? "") }
    }
    if lines == before { throw .idleEdit(path, lines: self.lines ?? block ?? replace ?? "") }
    return lines.joined(separator: "\n")
  }

  private static func regex(_ pattern: String, in path: String) throws(FidelityError) -> Pattern {
    do { return Pattern(try NSRegularExpression(pattern: pattern)) } catch {
      throw .badPattern(pattern, path)
    }
  }

  /// Empties each line that matches and those after it, until its braces are balanced.
  private static func drop(_ regex: Pattern, from lines: inout [String]) {
    var index = 0
    while index < lines.count {
      guard regex.isFound(in: lines[index]) else {
        index += 1
        continue
      }
      var (depth, hasOpened) = (0, false)
      while index < lines.count {
        depth += lines[index].filter { $0 == "{" }.count - lines[index].filter { $0 == "}" }.count
        hasOpened = hasOpened || lines[index].contains("{")
        lines[index] = ""
        index += 1
        if hasOpened && depth <= 0 { break }
      }
    }
  }
}

/// A regular expression.
struct Pattern {
  private let regex: NSRegularExpression

  init(_ regex: NSRegularExpression) { self.regex = regex }

  func isFound(in line: String) -> Bool {
    regex.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
  }

  func replacing(in line: String, by text: String) -> String {
    regex.stringByReplacingMatches(
      in: line, range: NSRange(line.startIndex..., in: line), withTemplate: text)
  }

  /// Returns the groups of each match in a text.
  func groups(in text: String) -> [[String]] {
    regex.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
      (1..<match.numberOfRanges).map { group in
        Range(match.range(at: group), in: text).map { String(text[$0]) } ?? ""
      }
    }
  }
}
