internal import Basics

extension PropertyListValue {
  /// Parses a property list in XML.
  init(readingXML text: [UInt8], file: String) throws(ProjectError) {
    let root = try ProjectError.markup(text, file: file)
    guard root.name == "plist" else {
      throw ProjectError(
        file: file, place: root.place, problem: "the element <\(root.name)>", expected: "<plist>")
    }
    guard let value = root.children.first else {
      throw ProjectError(
        file: file, place: root.place, problem: "a list without a value", expected: "<dict>")
    }
    self = Self(value)
  }

  /// Reads an element.
  ///
  /// A dictionary's entry without a key or a value is left out.
  private init(_ element: MarkupElement) {
    place = element.place
    switch element.name {
    case "dict":
      var entries: [String: PropertyListValue] = [:]
      for (key, value) in zip(element.children, element.children.dropFirst())
      where key.name == "key" && value.name != "key" {
        entries[key.text] = Self(value)
      }
      content = .dictionary(entries)
    case "array": content = .list(element.children.map(Self.init))
    case "true": content = .text("YES")
    case "false": content = .text("NO")
    default: content = .text(element.text)
    }
  }
}

extension ProjectError {
  /// Parses a document of XML.
  ///
  /// - Throws: the first syntax error, with the path of the file.
  static func markup(_ text: [UInt8], file: String) throws(ProjectError) -> MarkupElement {
    do throws(MarkupSyntaxError) {
      return try MarkupElement(reading: text)
    } catch {
      throw ProjectError(
        file: file, place: error.place, problem: error.problem, expected: error.expected
      ).explained(by: text)
    }
  }

  /// Returns the error with its probable cause, if the file contains a merge conflict or a pointer
  /// of Git LFS instead of a project.
  func explained(by text: [UInt8]) -> ProjectError {
    if text.starts(with: "version https://git-lfs.".utf8) {
      return ProjectError(
        file: file, problem: "a pointer of Git LFS in place of the file",
        expected: "the file itself, which git lfs pull fetches")
    }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let line = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }) else {
      return self
    }
    return ProjectError(
      file: file, place: MarkupPlace(line: line + 1, column: 1), problem: "a merge conflict",
      expected: "one of its two sides")
  }
}
