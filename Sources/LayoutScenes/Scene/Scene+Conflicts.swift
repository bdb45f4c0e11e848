import Basics
import UIKit

extension Scene {
  /// Lays out every variant in every orientation, to find cells whose constraints contradict each
  /// other.
  ///
  /// Costs nothing where cells have no constraints of the scene's.
  ///
  /// - Throws: for each line that is broken so that the others hold, its place in the scene file.
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

  /// The conflicts of a first layout; what the console would say of it is left out, since the
  /// scene is laid out again for whatever it is wanted for.
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
  /// The place of the line that is broken or, where the size of the cell is, of the first that
  /// takes part.
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
