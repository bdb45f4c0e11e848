import Foundation
import LayoutCore
import UIKit

/// The texts and constraints that are checked at each width while a window is resized.
///
/// The set is the same at all widths: it contains the labels around a collection view, and the
/// labels in the first elements that the first layout shows. For an element that is later outside
/// the visible bounds, a view is created. As in the lint, only labels placed by constraints count.
@MainActor struct WatchedTexts {
  private let view: UICollectionView
  /// The names of the checked elements, which contain labels placed by constraints.
  private let names: Set<String>

  /// The maximum number of elements that are checked.
  private static let limit = 24

  /// Selects the elements to check from those currently visible in a collection view.
  init(of view: UICollectionView) {
    self.view = view
    let inSight = view.attributesOfEverything().filter { $0.frame.intersects(view.bounds) }
    let watched = inSight.prefix(Self.limit).filter {
      !view.viewForShowing($0).placedLabels(enteringElements: true).isEmpty
    }
    names = Set(watched.map { LayoutRecord.Element($0).name })
  }

  /// Returns the clipped texts and the broken constraints, without duplicates.
  func look() -> (clipped: [String], broken: [String]) {
    let window = view.window ?? view
    var labels = window.placedLabels(enteringElements: false)
    var conflicts = view.constraintConflicts
    for element in elements {
      element.layoutIfNeeded()
      labels += element.placedLabels(enteringElements: true)
      // Visible elements are in the window's view tree, whose conflicts are already included.
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
  /// Returns the visible labels in the view that are placed by constraints.
  ///
  /// Labels in cells, headers and footers are included only if `enteringElements` is true.
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
