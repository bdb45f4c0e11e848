import Basics
import Foundation
import LayoutCore

extension DescriptionWords {
  /// Adds a view and those in it, with everything that a golden tells of them.
  ///
  /// Not by its JSON: most of a description is views, and their words need not be made to tell
  /// that nothing has changed.
  func add(told view: LayoutRecord.View) {
    // The number of no case of a JSON value, which may come next as well.
    add(9)
    add(view)
  }

  private func add(_ view: LayoutRecord.View) {
    add(view.className)
    add(view.name)
    for number in view.frame.coordinates { add(number) }
    add(Double(view.boundsOrigin.x))
    add(Double(view.boundsOrigin.y))
    add(view.look)
    add(view.constraints.count)
    view.constraints.visit { add($0) }
    add(view.summary?.count ?? -1)
    add(view.summary?.digest)
    add(view.views.count)
    view.views.visit { add($0) }
  }

  private func add(_ constraint: LayoutRecord.Constraint) {
    add(constraint.name)
    add(constraint.attribute)
    add(constraint.relation)
    add(constraint.constant)
    add(constraint.priority)
    add(constraint.state.rawValue)
    for place in [constraint.start, constraint.end] {
      add(Double(place.x))
      add(Double(place.y))
    }
  }
}
