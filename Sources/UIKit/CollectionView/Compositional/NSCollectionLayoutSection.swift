// Mirrors NSCollectionLayoutSection (iOS 17). Missing: list(using:layoutEnvironment:),
// orthogonalScrollingProperties.
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
  /// The edges from which the insets are measured across the axis (fact CL12).
  ///
  /// The default is that of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges from which the insets of the views at the section's edges are measured (fact CL37).
  ///
  /// The default is that of the section.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The way in which the section scrolls across the layout's axis.
  ///
  /// The default is that it does not.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at the edges of the section, such as headers and footers.
  ///
  /// There are none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the insets also narrow the views at the section's edges (fact CL37).
  ///
  /// The default is true.
  open var supplementariesFollowContentInsets = true
  /// The closure that may change the elements of the section before they are shown.
  ///
  /// The default is nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section.
  ///
  /// There are none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Returns a section with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }

  /// Returns the section as a value.
  func value(
    count: Int, insets: CompositionalInsets, in environment: any NSCollectionLayoutEnvironment
  ) -> CompositionalSection {
    CompositionalSection(
      group: group.value(in: environment), itemCount: count, insets: insets,
      groupSpacing: Double(interGroupSpacing), orthogonal: orthogonalScrollingBehavior.value,
      boundaryItems: boundarySupplementaryItems.map(\.boundary),
      decorations: decorationItems.map(\.decoration),
      narrowsBoundaryItems: supplementariesFollowContentInsets
        && supplementaryContentInsetsReference != .none)
  }
}

/// The way in which a section scrolls across the layout's axis (facts CL53, CL54).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll.
  case none = 0
  /// The section scrolls to any position.
  case continuous = 1
  /// The section comes to rest with a group at its leading edge.
  case continuousGroupLeadingBoundary = 2
  /// The section scrolls by its own width.
  case paging = 3
  /// The section scrolls by a group.
  case groupPaging = 4
  /// The section scrolls by a group, which rests in the middle.
  case groupPagingCentered = 5

  var value: CompositionalSection.OrthogonalScrolling {
    switch self {
    case .none: .none
    case .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging: .across
    case .groupPagingCentered: .centred
    }
  }
}

/// The edges from which insets of a compositional layout are measured (fact CL12).
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the enclosing description; of the configuration itself, the safe area.
  case automatic = 0
  /// The collection view's bounds.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}
