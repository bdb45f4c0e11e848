import LayoutCore

/// The position of a value in a scene file, for errors found when the scene is laid out.
struct ScenePlace: Sendable {
  private let cursor: SceneCursor

  init(_ cursor: SceneCursor) { self.cursor = cursor }

  /// The position in the form that editors turn into a link: `herbs.json:12:31`.
  var text: String {
    "\(cursor.document.file):\(cursor.document.position(of: cursor.offsets.value))"
  }

  /// Makes an error about the value.
  func error(_ problem: String, expected: String) -> SceneError {
    cursor.error(problem, expected: expected)
  }
}
