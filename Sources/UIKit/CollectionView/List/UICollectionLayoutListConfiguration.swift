// Mirrors UICollectionLayoutListConfiguration (iOS 17). Missing: nothing.
public import Foundation

/// The configuration of a list, which is a section or a whole layout of rows (fact CL63).
public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list (facts CL61, LI24).
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows from edge to edge, and gaps between sections.
    case grouped = 1
    /// Rows inset from the sides, with rounded sections and gaps between them.
    case insetGrouped = 2
    /// Rounded rows, inset from the sides.
    case sidebar = 3
    /// Rows from edge to edge in a sidebar.
    case sidebarPlain = 4
  }

  /// The choice of a section's header: none, a supplementary view, or the first item (fact LI22).
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// The data source supplies a view of the kind `elementKindSectionHeader`.
    case supplementary = 1
    /// The first item is the header.
    case firstItemInSection = 2
  }

  /// The choice of a section's footer: none or a supplementary view (fact LI22).
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// The data source supplies a view of the kind `elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The closure that returns the separators of a row, given those of the section (fact LI19).
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
  /// The closure that returns the actions of a swiped row (fact LI25).
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The style of the list, such as plain or inset-grouped.
  public let appearance: Appearance
  /// Whether rows have separators; if false, `separatorConfiguration` has no effect (fact LI19).
  ///
  /// The default is true.
  public var showsSeparators = true
  /// The separators of all rows of the section.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that returns the separators of a single row; nil if all rows have the same.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour of the section; nil for that of the appearance (fact LI10).
  public var backgroundColor: UIColor?
  /// The closure that returns the actions at the leading side of a swiped row; nil means none.
  ///
  /// Differs from UIKit: `UICollectionView.simulateSwipe(onItemAt:from:isFull:)` takes the place of
  /// swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions at the trailing side of a swiped row; nil means none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The header of the section.
  ///
  /// The default is none.
  public var headerMode = HeaderMode.none
  /// The footer of the section.
  ///
  /// The default is none.
  public var footerMode = FooterMode.none
  /// The padding above headers, in points; nil for that of the appearance (fact LI23).
  public var headerTopPadding: CGFloat?

  /// Makes the configuration of a list with the given appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
