import ConstraintCore
import Foundation
import LayoutCore

extension LayoutEngine {
  /// Logs a conflict to the console, as UIKit's message and as an explanation.
  ///
  /// If `UIKitLog.conflictReader` is set, the conflict is passed to it instead.
  ///
  /// - Returns: whether the conflict was reported.
  func report(_ conflict: ConstraintConflict) -> Bool {
    if let read = UIKitLog.conflictReader {
      read(conflict)
      return true
    }
    guard let text = conflict.consoleText else { return false }
    UIKitLog.warn(text)
    UIKitLog.warn(conflict.text)
    return true
  }

  /// Returns a description of a conflict, with a statement for the constraint of each of its solver
  /// rows.
  func explained(_ conflict: Conflict) -> ConstraintConflict {
    let ids = conflict.constraints.filter { source(of: $0) != nil }
    let sources = ids.compactMap { source(of: $0) }
    let constraints = sources.map(\.constraint)
    var names = ItemNames()
    for constraint in constraints.compactMap(\.self) { names.learn(from: constraint) }
    return ConstraintConflict(
      statements: zip(sources, constraints).map { source, constraint in
        names.statement(of: source, constraint, among: sources)
      }, broken: ids.firstIndex(of: conflict.broken))
  }
}

extension UIView {
  /// The conflicts between constraints in the view's tree.
  ///
  /// Reading this property first performs the constraint pass if one is pending.
  package var constraintConflicts: [ConstraintConflict] { placedConflicts.map(\.conflict) }

  /// The conflicts of `constraintConflicts`, each with the view that owns the first item of the
  /// broken constraint.
  package var placedConflicts: [(conflict: ConstraintConflict, view: UIView?)] {
    runConstraintPassIfNeeded()
    guard let engine = treeRoot.state.autoLayout?.engine else { return [] }
    return engine.presentConflicts.map { conflict in
      (engine.explained(conflict), engine.source(of: conflict.broken)?.constraint?.first.owner)
    }
  }
}
