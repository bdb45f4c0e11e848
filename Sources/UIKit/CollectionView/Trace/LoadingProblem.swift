import Foundation

/// The reason why no view can be loaded for attributes returned by a layout.
package enum LoadingProblem: Sendable {
  /// The item or section does not exist.
  case noSuchIndexPath
  /// No class is registered with the layout for decoration views of the kind.
  case unknownDecoration
}

extension UICollectionView {
  /// Returns only the attributes for which views can be loaded, if an observer is set, and reports
  /// the others to it.
  ///
  /// Without an observer all attributes are returned, and those without a view stop the program
  /// later, as on iOS.
  func loadable(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let observer = CallObservation.observer else { return attributes }
    return attributes.filter { attributes in
      guard let problem = problem(loading: attributes.state.element) else { return true }
      observer.didHoldBack(attributes, because: problem)
      return false
    }
  }

  private func problem(loading element: ElementKey) -> LoadingProblem? {
    let path = element.indexPath
    switch element.category {
    case .cell: return contains(path) ? nil : .noSuchIndexPath
    case .supplementaryView:
      let hasSection = path.first.map(validCounts.indices.contains) ?? false
      return hasSection ? nil : .noSuchIndexPath
    case .decorationView:
      let known = collectionViewLayout.decorations.knows(ReuseName(kind: element.kind ?? ""))
      return known ? nil : .unknownDecoration
    }
  }
}
