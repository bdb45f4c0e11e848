// Mirrors NSCollectionLayoutSection.list(using:layoutEnvironment:) and
// UICollectionViewCompositionalLayout.list(using:) (iOS 17). Missing: nothing.
import Foundation

extension NSCollectionLayoutSection {
  /// Returns a section that is a list: rows as wide as the section, which determine their own
  /// heights (facts CL63, CL64).
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let list = ListSection(configuration, in: layoutEnvironment)
    let size = row(estimated: ListContentStyle.rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = list
    section.contentInsets = list.insets
    // In a list of full width the cells add the safe area to their own margins, so the section does
    // not add it.
    if list.isFullWidth { section.contentInsetsReference = .none }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(estimated: 28), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row(estimated: 28), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }

  private class func row(estimated height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists with the given configuration (fact CL63).
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
