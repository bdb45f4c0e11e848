import Foundation

/// The documented declarations of a file, in order.
///
/// It reads lines and indentation, which `swift format` keeps regular; it is no parser of Swift.
struct SourceDeclarations {
  /// A declaration with the comment above it.
  struct Declaration {
    /// The types around it, from outside inwards.
    let types: [String]
    /// Its source on one line, from its beginning to the line that closes its parentheses.
    let code: String
    /// The paragraphs of its comment.
    let comment: [String]
    /// The lines between the comment and the declaration that begin with `//`.
    let notes: [String]
  }

  private var types: [(indentation: Int, name: String)] = []
  private var comment: [String] = []
  private var notes: [String] = []
  private var code = ""
  private(set) var all: [Declaration] = []

  /// Reads a file.
  init(_ text: String) {
    for line in text.components(separatedBy: "\n") { read(line) }
  }

  private mutating func read(_ line: String) {
    let words = line.trimmingCharacters(in: .whitespaces)
    if words.hasPrefix("///") { return comment.append(String(words.dropFirst(3)).trimmed) }
    if code.isEmpty, words.hasPrefix("//") { return notes.append(words) }
    if code.isEmpty, words.isAttribute { return }
    let indentation = line.prefix { $0 == " " }.count
    code += code.isEmpty ? words : " " + words
    // A declaration on several lines ends where its parentheses do.
    guard code.parenthesesMatch else { return }
    finish(indentation)
  }

  private mutating func finish(_ indentation: Int) {
    if !code.isEmpty {
      // A line that ends a declaration's head has the head's indentation, but does not end its
      // type.
      if !["{", ">", ")", "where "].contains(where: code.hasPrefix) {
        types.removeAll { $0.indentation >= indentation }
      }
      let around = types.map(\.name)
      all.append(
        Declaration(types: around, code: code, comment: paragraphs, notes: notes))
      if let name = code.typeName { types.append((indentation, name)) }
    }
    (code, comment, notes) = ("", [], [])
  }

  private var paragraphs: [String] {
    comment.split(separator: "").map { $0.joined(separator: " ") }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// Whether this is a line of attributes alone.
  fileprivate var isAttribute: Bool {
    let words = split(separator: " ")
    return !words.isEmpty && words.allSatisfy { $0.hasPrefix("@") }
  }

  fileprivate var parenthesesMatch: Bool {
    filter { $0 == "(" }.count <= filter { $0 == ")" }.count
  }

  /// The name of the type that this declares or extends.
  fileprivate var typeName: String? {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
    let kinds = ["class", "struct", "enum", "protocol", "extension", "actor"]
    let modifiers = ["open", "public", "package", "final", "private", "indirect", "preconcurrency"]
    // `class func` and `class var` declare members.
    guard let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1),
      words[..<kind].allSatisfy({ modifiers.contains($0) || $0 == "MainActor" }),
      !["func", "var", "subscript"].contains(words[kind + 1])
    else { return nil }
    return words[kind + 1]
  }
}

extension SourceDeclarations.Declaration {
  /// The name with the types around it; a function's with its labels.
  var name: String { (types + [ownName]).joined(separator: ".") }

  private var ownName: String {
    for kind in ["func ", "var ", "let ", "case ", "class ", "struct ", "enum ", "protocol "] {
      guard let range = code.range(of: kind) else { continue }
      // `class` is also a modifier of a function; "func" is looked for first.
      let rest = code[range.upperBound...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return kind == "func " ? name + labels(rest.dropFirst(name.count)) : String(name)
    }
    return code.contains("init") ? "init" + labels(code.drop { $0 != "(" }) : code
  }

  /// Returns the labels of parameters, such as `(_:animated:)`.
  private func labels(_ parameters: some StringProtocol) -> String {
    var (depth, label, labels) = (0, "", "")
    var isLabel = true
    for letter in parameters.drop(while: { $0 != "(" }) {
      if "([<".contains(letter) { depth += 1 }
      if ")]".contains(letter) || letter == ">" && !label.hasSuffix("-") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, letter == ":", isLabel {
        labels += (label.split(separator: " ").first.map(String.init) ?? "") + ":"
        isLabel = false
      }
      if depth == 1, letter == "," { (label, isLabel) = ("", true) }
      if letter != "(", letter != "," { label.append(letter) }
    }
    return "(\(labels))"
  }
}
