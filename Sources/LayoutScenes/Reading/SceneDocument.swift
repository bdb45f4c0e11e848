import Foundation

/// The text of a JSON file, for errors that point into it.
struct SceneDocument: Sendable {
  /// The file as it was named by the caller.
  var file: String
  var text: [UInt8]

  /// Reads the text as JSON.
  func read() throws(SceneError) -> SceneCursor {
    do {
      return SceneCursor(node: try JSONReader.read(text), path: "$", document: self)
    } catch {
      throw SceneError(
        file: file, position: position(of: error.offset), problem: error.problem,
        expected: error.expected)
    }
  }

  /// The line and column of a byte.
  func position(of offset: Int) -> TextPosition { TextPosition(ofByteAt: offset, in: text) }
}

extension SceneDocument {
  /// Takes a file's text; an error says what was expected of the file.
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
