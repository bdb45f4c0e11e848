public import Foundation
public import UIKit

/// The numbers of a flow layout, as a scene gives them.
///
/// What a scene leaves out keeps UIKit's own default.
public struct SceneFlowMetrics: Sendable, Equatable {
  /// The edge from which section insets are measured.
  public enum InsetReference: String, Sendable, CaseIterable {
    /// The collection view's content inset.
    case contentInset
    case safeArea
    case layoutMargins
  }

  /// The delegate's sizes for items whose size the scene does not give.
  public enum DelegateSizes: String, Sendable, CaseIterable {
    /// Every item has the layout's item size.
    case fixed
    /// A share of the available width, so that it depends on the width of the collection
    /// view.
    case resizing
  }

  /// The size that an item is taken to have until its cell returns its own.
  public enum EstimatedItemSize: Sendable, Equatable {
    /// Cells set their own size; the item size is the estimate.
    case automatic
    /// A size of its own.
    case size(CGSize)
  }

  /// The direction in which the content scrolls.
  public enum ScrollDirection: String, Sendable, CaseIterable {
    /// Lines are rows.
    case vertical
    /// Lines are columns.
    case horizontal
  }

  /// The direction in which the content scrolls.
  public var scrollDirection = ScrollDirection.vertical
  /// The size of an item whose own size the scene does not give.
  public var itemSize = CGSize(width: 50, height: 50)
  /// Whether an item is as large as a page instead: as long as the collection view, across without
  /// its adjusted content inset, and both without the section's inset.
  public var fillsPage = false
  /// The size of items before their cells are queried; nil if no cell is queried.
  public var estimatedItemSize: EstimatedItemSize?
  /// The delegate's size for such an item.
  public var delegateSizes = DelegateSizes.fixed
  /// The least distance between two lines.
  public var minimumLineSpacing: CGFloat = 10
  /// The least distance between two items of a line.
  public var minimumInteritemSpacing: CGFloat = 10
  /// The margins around the items of a section.
  public var sectionInset = UIEdgeInsets.zero
  /// The edge from which the section insets are measured.
  public var sectionInsetReference = InsetReference.contentInset
  /// The size of every section's header; nil gives one to the sections that have its text.
  public var headerReferenceSize: CGSize?
  /// The size of every section's footer; nil gives one to the sections that have its text.
  public var footerReferenceSize: CGSize?
  /// Whether headers stay on the screen while their section does.
  public var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay on the screen while their section does.
  public var sectionFootersPinToVisibleBounds = false

  /// Makes UIKit's defaults.
  public init() {}
}
