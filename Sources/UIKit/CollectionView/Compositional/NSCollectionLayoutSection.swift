// Mirrors NSCollectionLayoutSection (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// The closure that may change the elements of a section before they are shown (fact CL38).
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a group that is repeated, and the views around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// The metrics of the list that the section shows; nil if the section is not a list.
  var list: ListSection?

  /// Makes a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// The insets around the groups, in points.
  ///
  /// The default is zero. A section without cells does not add them (fact CL33).
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between two repetitions of the group, in points (fact CL31).
  ///
  /// The default is 0.
  open var interGroupSpacing: CGFloat = 0
  /// The rectangle, such as the safe area, from which the insets at right angles to the scroll
  /// direction are measured (fact CL12).
  ///
  /// The default is the reference of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The rectangle, such as the safe area, from which the insets of boundary views are measured
  /// (fact CL37).
  ///
  /// The default is the reference of the section. In this package only `none` has a different
  /// effect: with it, the section's insets do not make boundary views narrower.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the section scrolls at right angles to the layout's scroll direction.
  ///
  /// By default it does not scroll.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The bounce and the deceleration of an orthogonally scrolling section.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The views at the edges of the section, such as headers and footers.
  ///
  /// The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the section's insets also make its boundary views narrower (fact CL37).
  ///
  /// The default is true.
  open var supplementariesFollowContentInsets = true
  /// The closure that may change the elements of the section before they are shown.
  ///
  /// The default is nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The decoration views behind the section.
  ///
  /// The default is an empty array.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Returns a section with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate =
      orthogonalScrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    copy.list = list
    return copy
  }

  /// Returns the section as a value for the module `LayoutCore`.
  ///
  /// - Parameters:
  ///   - count: the number of cells.
  ///   - insets: the insets around the groups.
  ///   - place: the index of the section among all sections.
  ///   - environment: the container and the traits.
  ///   - measured: the sizes that views have requested.
  /// - Returns: the value of the module `LayoutCore`.
  func value(
    count: Int, insets: CompositionalInsets, at place: SectionPlace,
    in environment: any NSCollectionLayoutEnvironment, measured: MeasuredSizes
  ) -> CompositionalSection {
    CompositionalSection(
      group: group.value(in: environment), itemCount: count, insets: insets,
      groupSpacing: Double(interGroupSpacing), orthogonal: orthogonalScrollingBehavior.value,
      boundaryItems: boundarySupplementaryItems.map { boundary($0, at: place, measured) },
      decorations: backgrounds(at: place) + decorationItems.map(\.decoration),
      narrowsBoundaryItems: supplementariesFollowContentInsets
        && supplementaryContentInsetsReference != .none)
  }

  /// Returns a boundary view with its measured size and, for the header of a list, the padding
  /// above it.
  private func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at place: SectionPlace,
    _ measured: MeasuredSizes
  ) -> CompositionalSection.BoundaryItem {
    var boundary = item.boundary
    boundary.measured =
      measured[
        ElementKey(
          supplementaryViewOfKind: item.elementKind, at: IndexPath(item: 0, section: place.index))]
    if let list, item.elementKind == UICollectionView.elementKindSectionHeader {
      boundary.padding = Double(list.headerPadding)
    }
    return boundary
  }

  private func backgrounds(at place: SectionPlace) -> [CompositionalSection.Decoration] {
    list.map { [$0.background(isFirst: place.index == 0, isLast: place.isLast)] } ?? []
  }
}

/// The index of a section, and whether it is the last one.
struct SectionPlace {
  let index: Int
  let isLast: Bool
}

/// The way in which a section scrolls at right angles to the layout's scroll direction (facts CL53,
/// CL54).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll.
  case none = 0
  /// The section scrolls freely and stops at any position.
  case continuous = 1
  /// The section scrolls freely and stops where a group begins at the section's leading edge.
  case continuousGroupLeadingBoundary = 2
  /// The section scrolls page by page; a page is as long as the visible area.
  case paging = 3
  /// The section scrolls group by group; a group stops at the leading edge.
  case groupPaging = 4
  /// The section scrolls group by group; a group stops in the middle.
  case groupPagingCentered = 5

  var value: CompositionalSection.OrthogonalScrolling {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// The rectangle from which insets of a compositional layout are measured (fact CL12).
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the enclosing section or configuration; for the configuration itself, the
  /// safe area.
  case automatic = 0
  /// The collection view's bounds.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}
