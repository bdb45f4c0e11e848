import Foundation
package import LayoutCore

/// A screen into which recorded values of a golden are put back for a moment.
///
/// Everything is located before anything is changed, since a changed frame would hide the position
/// of the next view.
@MainActor package struct LayoutRestorer {
  /// A step that makes a change, and returns one that undoes it.
  typealias Change = () -> Undoing
  /// A step that undoes a change.
  package typealias Undoing = () -> Void

  private let root: UIView
  private let collectionView: UICollectionView?

  /// Makes a restorer for the root view of a screen and the collection view in it, if there is one.
  package init(root: UIView, collectionView: UICollectionView?) {
    (self.root, self.collectionView) = (root, collectionView)
  }

  /// Puts values back.
  ///
  /// - Returns: the steps that undo this, to be called in order; nil if one of the values cannot be
  ///   put back, and then nothing was changed.
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

  /// Returns the root of a position: the screen's view, or a cell unless its content measures it,
  /// since a collection measures such cells again only if it reloads them.
  private func root(of position: LayoutRecord.ViewPosition) -> UIView? {
    guard let cell = position.cell else { return root }
    if collectionView?.collectionViewLayout.isEstimating == true { return nil }
    return collectionView?.cellForItem(at: IndexPath(item: cell.item, section: cell.section))
  }

  /// Returns the view at a recorded position; nil if the tree has changed since it was recorded.
  private func view(at position: LayoutRecord.ViewPosition) -> UIView? {
    position.steps.reduce(root(of: position)) { parent, step in
      let alike = (parent?._subviews ?? []).filter {
        $0.frame == step.frame && "\(type(of: $0))" == step.className
      }
      return alike.indices.contains(step.index) ? alike[step.index] : nil
    }
  }
}
