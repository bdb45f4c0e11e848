package import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// The maximum number of sections whose descriptions are inspected.
  private static let inspectedSections = 100

  /// The problems in the descriptions of the first 100 sections.
  package var descriptionProblems: [(section: Int, problem: CompositionalProblem)] {
    guard let layout = validLayout() else { return [] }
    let container = layout.environment.container.contentSize
    return layout.values.prefix(Self.inspectedSections).enumerated().flatMap { index, section in
      section.problems(on: axis, in: container).map { (index, $0) }
    }
  }
}

extension UICollectionViewLayout {
  /// Whether any cell, header or footer may determine its own size; the layout then depends on
  /// which of these views have been visible, since only visible ones are measured.
  package var estimatesSizes: Bool {
    isEstimating || (self as? UICollectionViewCompositionalLayout)?.estimatesBoundaryItems == true
  }
}
