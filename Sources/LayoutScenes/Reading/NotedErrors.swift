import Basics

/// The mistakes in a file, collected while reading continues.
///
/// A function that reads a value records a mistake and returns nil. Its caller continues without
/// the value and does not record the mistake again, so that each mistake is reported once.
final class NotedErrors: Sendable {
  private let errors = Mutex([SceneError]())

  /// Whether no mistakes are recorded.
  var isEmpty: Bool { errors.withLock(\.isEmpty) }

  /// Records a mistake, unless the same mistake at the same position is already recorded.
  func note(_ error: SceneError) {
    errors.withLock { if !$0.contains(error) { $0.append(error) } }
  }

  /// Throws the recorded mistakes, if any: the first one in the file, which contains the others in
  /// order.
  func check() throws(SceneError) {
    let sorted = errors.withLock { errors in
      // The sort is stable: mistakes at the same position keep the order in which they were
      // recorded.
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
