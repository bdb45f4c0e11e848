import Foundation
package import LayoutCore

/// A restorer that temporarily sets properties of a screen to the values recorded in a golden.
///
/// All views are found before any is changed, because they are found by their frames.
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

  /// Sets properties to recorded values.
  ///
  /// - Returns: the closures that undo this, to be called in order; nil if one of the values cannot
  ///   be set, and then nothing was changed.
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

  /// Returns the view at which a position begins: the root view or a cell; nil for a self-sizing
  /// cell, which is only measured again after a reload.
  private func root(of position: LayoutRecord.ViewPosition) -> UIView? {
    guard let cell = position.cell else { return root }
    if collectionView?.collectionViewLayout.isEstimating == true { return nil }
    return collectionView?.cellForItem(at: IndexPath(item: cell.item, section: cell.section))
  }

  /// Returns the view at a recorded position; nil if the view tree has changed since then.
  private func view(at position: LayoutRecord.ViewPosition) -> UIView? {
    position.steps.reduce(root(of: position)) { parent, step in
      let alike = (parent?._subviews ?? []).filter {
        $0.frame == step.frame && "\(type(of: $0))" == step.className
      }
      return alike.indices.contains(step.index) ? alike[step.index] : nil
    }
  }
}
