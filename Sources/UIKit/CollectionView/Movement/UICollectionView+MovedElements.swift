import Foundation
import LayoutCore

extension UICollectionView {
  /// Changes the target of the dragged item, and moves the other visible elements out of its way.
  ///
  /// The item counts change accordingly: the dragged item is counted in the section of its target.
  /// A target that does not exist is a programming error.
  func permute(from source: IndexPath, to target: IndexPath) {
    guard source != target else { return }
    guard let (moves, after) = moves(from: source, to: target) else {
      UIKitLog.raise("attempt to move the item at \(source) to \(target), where no item can be")
    }
    collectionViewLayout.follow(moves)
    follow(moves).forEach(takeBack)
    counts.note(after)
  }

  /// Returns the moves of elements that a new target of the dragged item causes, and the item
  /// counts after them; nil if the source or the target does not exist.
  private func moves(
    from source: IndexPath, to target: IndexPath
  ) -> (moves: ElementMoves, counts: [Int])? {
    var after = validCounts
    guard contains(source), target.count == 2, after.indices.contains(target.section) else {
      return nil
    }
    after[source.section] -= 1
    after[target.section] += 1
    let actions = [UpdateAction.moveItem(source.place, to: target.place)]
    let plan = try? UpdatePlan(before: validCounts, after: after, actions: actions)
    return plan.map { (ElementMoves($0, actions: actions), after) }
  }

  /// Returns the given attributes, or for the item that the user moves, the layout's attributes of
  /// a lifted item.
  func inMovement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.state.element == ElementKey(cellAt: movement.target) else {
      return attributes
    }
    let layout = collectionViewLayout
    return traced(.lifted(layout, at: movement.target, to: movement.position)) {
      layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: movement.position)
    }
  }

  /// Returns the data source's index path of the item shown at `path`; the two differ while the
  /// user moves an item.
  func dataSourcePath(_ path: IndexPath) -> IndexPath {
    guard let movement, movement.origin != movement.target else { return path }
    if path == movement.target { return movement.origin }
    var known = path
    if known.section == movement.target.section, known.item > movement.target.item {
      known.item -= 1
    }
    if known.section == movement.origin.section, known.item >= movement.origin.item {
      known.item += 1
    }
    return known
  }
}
