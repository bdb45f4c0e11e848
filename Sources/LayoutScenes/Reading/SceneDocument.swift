import Foundation
import LayoutCore

/// The text of a JSON file, with the errors found in it.
struct SceneDocument: Sendable {
  /// The path of the file as given by the caller.
  var file: String
  var text: [UInt8]
  /// The mistakes recorded while reading.
  let errors = NotedErrors()

  /// Reads the file as one value.
  ///
  /// - Parameter body: a closure that reads the outermost value; returns nil if it records a
  ///   mistake.
  /// - Returns: the value.
  /// - Throws: `SceneError` with all recorded mistakes.
  func read<Value>(_ body: (SceneCursor) -> Value?) throws(SceneError) -> Value {
    let (read, syntaxErrors) = JSONDocument.reading(text, .file)
    for error in syntaxErrors { note(error) }
    let value = read.flatMap { read in
      body(SceneCursor(value: read.value, offsets: read.offsets, path: "$", document: self))
    }
    try errors.check()
    if let value { return value }
    throw SceneError(file: file, problem: "nothing in the file can be read")
  }

  /// Records a JSON syntax error, with the position of the unclosed bracket if there is one.
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

  /// Returns the line and column of a byte.
  func position(of offset: Int) -> TextPosition { TextPosition(ofByteAt: offset, in: text) }
}

extension SceneDocument {
  /// Reads a file's text; `expected` describes the expected kind of file in errors.
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
