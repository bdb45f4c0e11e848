import Foundation
import LayoutCore

/// The text of a JSON file, for errors that point into it.
struct SceneDocument: Sendable {
  /// The file as it was named by the caller.
  var file: String
  var text: [UInt8]
  /// The mistakes that were noted while it was read.
  let errors = NotedErrors()

  /// Reads the file as one value.
  ///
  /// - Parameter body: reads the outermost value; nil if it notes a mistake.
  /// - Returns: the value.
  /// - Throws: every mistake that was noted.
  func read<Value>(_ body: (SceneCursor) -> Value?) throws(SceneError) -> Value {
    let (read, syntaxErrors) = JSONDocument.reading(text, .file)
    for error in syntaxErrors { note(error) }
    let value = read.flatMap { read in
      body(SceneCursor(value: read.value, offsets: read.offsets, path: "$", document: self))
    }
    try errors.check()
    if let value { return value }
    throw SceneError(file: file, problem: "nothing can be read of the file")
  }

  /// Reports an error of the JSON, and where the bracket is that it leaves open.
  private func note(_ error: JSONSyntaxError) {
    var found = SceneError(
      file: file, position: position(of: error.offset), problem: error.problem,
      expected: error.expected)
    defer { errors.note(found) }
    guard let opening = error.opening else { return }
    guard error.offset == text.count else {
      let place = position(of: opening.offset)
      found.expected = "\(error.expected), which closes the \(opening.bracket) at \(place)"
      return
    }
    errors.note(
      SceneError(
        file: file, position: position(of: opening.offset),
        problem: "the \(opening.bracket) is never closed",
        expected: "\(opening.closing) before the end of the file"))
  }

  /// The line and column of a byte.
  func position(of offset: Int) -> TextPosition { TextPosition(ofByteAt: offset, in: text) }
}

extension SceneDocument {
  /// Takes a file's text; an error names the kind of file that was expected.
  init(contentsOf file: URL, expected: String) throws(SceneError) {
    self.file = file.relativePath
    do {
      text = [UInt8](try Data(contentsOf: file))
    } catch {
      throw SceneError(
        file: file.relativePath, problem: "the file cannot be read", expected: expected)
    }
  }
}
