import Foundation
package import LayoutCore

/// A restorer that temporarily sets properties of a screen's views to their values in a golden
/// layout.
///
/// All views are found before any is changed, because they are found by their recorded frames.
@MainActor package struct LayoutRestorer {
  /// A closure that makes a change, and returns a closure that undoes it.
  typealias Change = () -> Undoing
  /// A closure that undoes a change.
  package typealias Undoing = () -> Void

  private let root: UIView
  private let collectionView: UICollectionView?

  /// Makes a restorer for the root view of a screen, and for the collection view in it if there is
  /// one.
  package init(root: UIView, collectionView: UICollectionView?) {
    (self.root, self.collectionView) = (root, collectionView)
  }

  /// Sets properties to the values in a golden layout.
  ///
  /// - Returns: the closures that undo the changes, to be called in order; nil if one of the values
  ///   cannot be set, and then no property was changed.
  package func putBack(_ values: [LayoutRecord.Restoration]) -> [Undoing]? {
    var changes: [Change] = []
    for value in values {
      guard let change = change(for: value) else { return nil }
      changes.append(change)
    }
    return changes.map { $0() }.reversed()
  }

  private func change(for value: LayoutRecord.Restoration) -> Change? {
    switch value {
    case .property(let property, let position, let text):
      view(at: position)?.change(of: property, to: text)
    case .constraint(let golden, let actual, let position):
      view(at: position)?.constraint(recordedAs: actual)?.change(to: golden)
    case .frame(let position, let golden): view(at: position)?.change(ofFrame: golden)
    case .section(let golden, let actual): flow?.change(ofSection: actual, to: golden)
    case .itemSize(let sections, let golden, let actual):
      flow?.change(ofItemsIn: sections, from: actual, to: golden)
    case .measures(let section, let golden):
      (collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout)?
        .change(of: golden, inSection: section)
    }
  }

  private var flow: UICollectionViewFlowLayout? {
    collectionView?.collectionViewLayout as? UICollectionViewFlowLayout
  }

  /// Returns the view from which a recorded position starts: the root view or a cell.
  ///
  /// It is nil for a cell that is not visible, and for a self-sizing cell, which would be measured
  /// again only after a reload.
  private func root(of position: LayoutRecord.ViewPosition) -> UIView? {
    guard let cell = position.cell else { return root }
    if collectionView?.collectionViewLayout.isEstimating == true { return nil }
    return collectionView?.cellForItem(at: IndexPath(item: cell.item, section: cell.section))
  }

  /// Returns the view at a recorded position; nil if no subview has the recorded class and frame
  /// any more.
  private func view(at position: LayoutRecord.ViewPosition) -> UIView? {
    position.steps.reduce(root(of: position)) { parent, step in
      let alike = (parent?._subviews ?? []).filter {
        $0.frame == step.frame && "\(type(of: $0))" == step.className
      }
      return alike.indices.contains(step.index) ? alike[step.index] : nil
    }
  }
}
