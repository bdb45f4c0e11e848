import Foundation
import LayoutCore
import UIKit

/// The texts whose clipping is watched while a window is resized, and the constraints around them.
///
/// They are always the same ones, whatever is in sight: the labels around a collection view, and
/// those of the elements that the first layout shows. Of an element that is out of sight a view is
/// made. As in the lint, only labels that constraints place count.
@MainActor struct WatchedTexts {
  private let view: UICollectionView
  /// The names of elements with labels that constraints place.
  private let names: Set<String>

  /// The greatest number of elements that are watched.
  private static let limit = 24

  /// Watches the texts that a collection view shows now.
  init(of view: UICollectionView) {
    self.view = view
    let inSight = view.attributesOfEverything().filter { $0.frame.intersects(view.bounds) }
    let watched = inSight.prefix(Self.limit).filter {
      !view.viewForShowing($0).placedLabels(enteringElements: true).isEmpty
    }
    names = Set(watched.map { LayoutRecord.Element($0).name })
  }

  /// Returns which texts are cut, and which constraints are set aside, each once.
  func look() -> (clipped: [String], broken: [String]) {
    let window = view.window ?? view
    var labels = window.placedLabels(enteringElements: false)
    var conflicts = view.constraintConflicts
    for element in elements {
      element.layoutIfNeeded()
      labels += element.placedLabels(enteringElements: true)
      // What is in sight belongs to the tree of the window, and has been reported.
      if element.superview == nil { conflicts += element.constraintConflicts }
    }
    let clipped = Set(labels.filter { $0.clipping != nil }.compactMap(\.text))
    let broken = Set(conflicts.map { ConstraintInspection.broken(in: $0) ?? $0.sentence })
    return (clipped.sorted(), broken.sorted())
  }

  private var elements: [UICollectionReusableView] {
    guard !names.isEmpty else { return [] }
    return view.attributesOfEverything()
      .filter { names.contains(LayoutRecord.Element($0).name) }.map(view.viewForShowing)
  }
}

extension UIView {
  /// Returns the labels in the view that constraints place and that are shown; those in cells,
  /// headers and footers only where they are entered.
  fileprivate func placedLabels(enteringElements: Bool) -> [UILabel] {
    subviews.flatMap { view -> [UILabel] in
      guard !view.isHidden, enteringElements || !(view is UICollectionReusableView) else {
        return []
      }
      let own = (view as? UILabel).map { [$0] } ?? []
      return own.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        + view.placedLabels(enteringElements: enteringElements)
    }
  }
}
