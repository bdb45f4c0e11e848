import Foundation
import LayoutCore
import UIKit

/// A compositional layout in a scene: the descriptions of its sections, and the properties of the
/// whole layout.
struct SceneCompositional: Sendable {
  /// A section of the layout, repeated for each section of the data that has none of its own.
  struct Section: Sendable {
    /// The description; its number of items is that of the data.
    var value: CompositionalSection
    /// The offset that the section is scrolled to, in points.
    var scrollOffset = 0.0
  }

  /// The direction in which the content scrolls.
  var scrollDirection = SceneFlowMetrics.ScrollDirection.vertical
  /// The distance between two sections, in points.
  var interSectionSpacing = 0.0
  /// The views at the edges of the whole layout.
  var boundaryItems: [CompositionalSection.BoundaryItem] = []
  /// The sections; the last one is that of all further sections of the data.
  var sections: [Section] = []

  /// The element kind of the view that shows the scene's title.
  static let titleKind = "title"
  /// The element kind of the view that shows the scene's subtitle.
  static let subtitleKind = "subtitle"

  /// Returns the section of a section of the data; nil if the layout has none.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : sections.last
  }

  /// The element kinds of the badges of all items and groups.
  var badgeKinds: Set<String> { Set(sections.flatMap { $0.value.group.supplementaryKinds }) }

  /// Makes the layout object.
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
  /// The element kinds of the views beside the item and beside the items in it.
  fileprivate var supplementaryKinds: [String] {
    let own = supplementaries.map(\.kind)
    guard case .group(let group) = content else { return own }
    return own + group.items.flatMap(\.supplementaryKinds)
  }
}
