/// The text of a scene file, for errors that point into it.
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
