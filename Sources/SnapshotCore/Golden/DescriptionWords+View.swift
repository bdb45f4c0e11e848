import Basics
import Foundation
import LayoutCore

extension DescriptionWords {
  /// Adds a view and its subviews to the hash, with all properties that a golden records.
  ///
  /// The JSON text of a view is not created for the hash, because a hash of its properties is
  /// enough to find out that nothing changed.
  func add(told view: LayoutRecord.View) {
    // JSON values begin with the number of their case. No case has the number 9, so the hash of a
    // view cannot be that of a JSON value.
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
    add(constraint.second)
    add(constraint.relation)
    add(constraint.multiplier)
    add(constraint.constant)
    add(constraint.priority)
    add(constraint.state.rawValue)
    for place in [constraint.start, constraint.end] {
      add(Double(place.x))
      add(Double(place.y))
    }
  }
}
