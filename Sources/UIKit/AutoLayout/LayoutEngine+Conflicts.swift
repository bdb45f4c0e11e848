import ConstraintCore
import Foundation
import LayoutCore

extension LayoutEngine {
  /// Writes a conflict to the console, as UIKit's message and as an explanation; or passes it to
  /// the reader of conflicts, if there is one.
  ///
  /// - Returns: whether it was reported.
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

  /// Explains a conflict: each of its rows becomes a statement, made from the row's constraint.
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
  /// The conflicts of constraints that are in the tree of the view.
  ///
  /// Runs the constraint pass if one is pending.
  package var constraintConflicts: [ConstraintConflict] { placedConflicts.map(\.conflict) }

  /// The conflicts as above, each with the first view of the constraint that is broken.
  package var placedConflicts: [(conflict: ConstraintConflict, view: UIView?)] {
    runConstraintPassIfNeeded()
    guard let engine = treeRoot.state.autoLayout?.engine else { return [] }
    return engine.presentConflicts.map { conflict in
      (engine.explained(conflict), engine.source(of: conflict.broken)?.constraint?.first.owner)
    }
  }
}
