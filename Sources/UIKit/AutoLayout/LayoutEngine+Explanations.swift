import ConstraintCore
import Foundation
package import LayoutCore

extension LayoutEngine {
  /// The present conflicts, each with the view of its broken constraint: that is still set
  /// aside.
  var standingConflicts: [(conflict: ConstraintConflict, view: UIView?)] {
    reported.removeAll { !solver.isBroken($0.broken) }
    return reported.map { conflict in
      (explained(conflict), origin(of: conflict.broken)?.shown?.first.owner)
    }
  }

  /// Says a conflict in sentences.
  func explained(_ conflict: Conflict) -> ConstraintConflict {
    let known = conflict.constraints.compactMap { id in origin(of: id).map { (id, $0) } }
    var words = ItemWords()
    known.forEach { words.learn(from: $0.1) }
    return ConstraintConflict(
      known.map { $0.1.statement(words) }, broken: known.firstIndex { $0.0 == conflict.broken })
  }
}

extension UIView {
  /// The conflicts of constraints that are in the tree of the view, each in sentences.
  ///
  /// Runs the constraint pass if one waits.
  package var constraintConflicts: [ConstraintConflict] { placedConflicts.map(\.conflict) }

  /// The conflicts as above, each with the first view of the constraint that is broken.
  package var placedConflicts: [(conflict: ConstraintConflict, view: UIView?)] {
    runConstraintPassIfNeeded()
    return treeRoot.state.autoLayout?.engine?.standingConflicts ?? []
  }
}
