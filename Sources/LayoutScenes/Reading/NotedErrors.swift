import Basics

/// The mistakes of a file, which readers collect while they continue with other values.
///
/// A reader of a value returns nil if it notes a mistake. Anyone who wanted the value goes on
/// without it, and notes nothing again: one mistake is one error.
final class NotedErrors: Sendable {
  private let errors = Mutex([SceneError]())

  /// Whether nothing is noted.
  var isEmpty: Bool { errors.withLock(\.isEmpty) }

  /// Records a mistake; the same one of the same place only once.
  func note(_ error: SceneError) {
    errors.withLock { if !$0.contains(error) { $0.append(error) } }
  }

  /// Throws the recorded mistakes: the first of the file, with the others in their order.
  func check() throws(SceneError) {
    let sorted = errors.withLock { errors in
      // Stable, so that two mistakes at one place stay as they were noted.
      errors.enumerated().sorted { one, other in
        let places = [one, other].map { $0.element.position ?? TextPosition(line: 0, column: 0) }
        return (places[0].line, places[0].column, one.offset)
          < (places[1].line, places[1].column, other.offset)
      }.map(\.element)
    }
    guard var first = sorted.first else { return }
    first.others = Array(sorted.dropFirst())
    throw first
  }
}
