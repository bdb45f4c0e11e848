import Basics
import UIKit

extension Scene {
  /// Lays out every variant in every orientation to find conflicting constraints in cells.
  ///
  /// Nothing is laid out if the cells have no constraints from the scene.
  ///
  /// - Throws: `SceneError` with the position of a line for each conflict in which constraints of
  ///   the scene take part: the line whose constraint is broken or, if that constraint is not from
  ///   the scene, the first line in the conflict. Each line is reported once.
  @MainActor package func checkConstraints() throws(SceneError) {
    guard case .constrained(let formats) = cell else { return }
    let errors = NotedErrors()
    var told: Set<String> = []
    for conflict in conflicts() {
      guard let place = conflict.place(among: formats), told.insert(place.text).inserted else {
        continue
      }
      errors.note(place.error(of: conflict))
    }
    try errors.check()
  }

  /// Returns the conflicts of a first layout.
  ///
  /// UIKit's console messages about them are suppressed, because the scene will be laid out again
  /// for its actual purpose.
  @MainActor private func conflicts() -> [ConstraintConflict] {
    let found = Mutex([ConstraintConflict]())
    let (reader, writer) = (UIKitLog.conflictReader, UIKitLog.writer)
    UIKitLog.conflictReader = { conflict in found.withLock { $0.append(conflict) } }
    UIKitLog.writer = { _ in }
    defer { (UIKitLog.conflictReader, UIKitLog.writer) = (reader, writer) }
    _ = rendered()
    return found.withLock(\.self)
  }
}

extension ConstraintConflict {
  /// Returns the position of the line whose constraint is broken; nil if no constraint of the scene
  /// takes part in the conflict.
  ///
  /// If the broken constraint is not from the scene, such as the one for the cell's size, this is
  /// the position of the first line that takes part in the conflict.
  fileprivate func place(among formats: [SceneCellFormat]) -> ScenePlace? {
    let places = Dictionary(
      formats.compactMap(\.place).map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    let own = statements.map { $0.location.flatMap { places[$0] } }
    return broken.flatMap { own[$0] } ?? own.lazy.compactMap(\.self).first
  }
}

extension ScenePlace {
  fileprivate func error(of conflict: ConstraintConflict) -> SceneError {
    let sentence = conflict.sentence
    return error(
      "contradicts the others: \(sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...])",
      expected: "lines that hold together, or a priority below 1000, as in [title(100@750)]")
  }
}
