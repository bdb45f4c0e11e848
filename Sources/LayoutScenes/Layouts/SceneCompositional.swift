import Foundation
import LayoutCore
import UIKit

/// The description of a compositional layout in a scene: its sections, and the properties of the
/// whole layout.
struct SceneCompositional: Sendable {
  /// The description of a section; the last one is used for all further sections of the data.
  struct Section: Sendable {
    /// The section's description; its number of items is replaced by that of the data.
    var value: CompositionalSection
    /// The offset to which the section is scrolled across the layout's axis, in points.
    var scrollOffset = 0.0
  }

  var scrollDirection = SceneFlowMetrics.ScrollDirection.vertical
  /// The distance between two sections, in points.
  var interSectionSpacing = 0.0
  /// The boundary items of the whole layout.
  var boundaryItems: [CompositionalSection.BoundaryItem] = []
  /// The sections; the last one is used for all further sections of the data.
  var sections: [Section] = []

  /// The element kind of the view that shows the scene's title.
  static let titleKind = "title"
  /// The element kind of the view that shows the scene's subtitle.
  static let subtitleKind = "subtitle"

  /// Returns the description for a section of the data; nil if the layout has no sections.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : sections.last
  }

  /// The element kinds of the badges of all items and groups.
  var badgeKinds: Set<String> { Set(sections.flatMap { $0.value.group.supplementaryKinds }) }

  /// Makes UIKit's compositional layout with these sections.
  @MainActor func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = CGFloat(interSectionSpacing)
    configuration.boundarySupplementaryItems = boundaryItems.map { .made(from: $0) }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        section(index).map { NSCollectionLayoutSection($0.value) }
      }, configuration: configuration)
    for kind in Set(sections.flatMap(\.value.decorations).map(\.kind)) {
      layout.register(SceneBackgroundView.self, forDecorationViewOfKind: kind)
    }
    return layout
  }
}

extension CompositionalItem {
  /// The element kinds of the supplementary views of the item and of the items inside it.
  fileprivate var supplementaryKinds: [String] {
    let own = supplementaries.map(\.kind)
    guard case .group(let group) = content else { return own }
    return own + group.items.flatMap(\.supplementaryKinds)
  }
}
