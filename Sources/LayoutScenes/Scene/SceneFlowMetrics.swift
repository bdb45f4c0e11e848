public import Foundation
public import UIKit

/// The properties of a flow layout in a scene.
///
/// Properties not given in a scene have UIKit's default values.
public struct SceneFlowMetrics: Sendable, Equatable {
  /// The insets from which section insets are measured.
  public enum InsetReference: String, Sendable, CaseIterable {
    /// The collection view's content inset.
    case contentInset
    case safeArea
    case layoutMargins
  }

  /// The rule for the delegate's sizes of items that have no size in the scene.
  public enum DelegateSizes: String, Sendable, CaseIterable {
    /// Every item has the layout's estimated size or, if none is set, its item size.
    case fixed
    /// Every item has a share of the available width, so its size depends on the width of the
    /// collection view.
    case resizing
  }

  /// The size assumed for an item until its cell returns its own size.
  public enum EstimatedItemSize: Sendable, Equatable {
    /// Cells determine their own sizes; the item size is the estimate.
    case automatic
    /// A given estimate.
    case size(CGSize)
  }

  /// A direction in which the content scrolls.
  public enum ScrollDirection: String, Sendable, CaseIterable {
    /// Lines are rows.
    case vertical
    /// Lines are columns.
    case horizontal
  }

  /// The direction in which the content scrolls.
  public var scrollDirection = ScrollDirection.vertical
  /// The size of an item that has no size in the scene.
  public var itemSize = CGSize(width: 50, height: 50)
  /// Whether an item without a size in the scene fills a page instead of having the item size.
  ///
  /// A page is as long as the collection view along the scroll axis, and as wide as the collection
  /// view without its adjusted content inset across it; the section inset is subtracted from both.
  public var fillsPage = false
  /// The estimated size of items; nil if cells do not determine their sizes.
  public var estimatedItemSize: EstimatedItemSize?
  /// The rule for the delegate's sizes of items that have no size in the scene.
  public var delegateSizes = DelegateSizes.fixed
  /// The minimum distance between two lines, in points.
  public var minimumLineSpacing: CGFloat = 10
  /// The minimum distance between two items of a line, in points.
  public var minimumInteritemSpacing: CGFloat = 10
  /// The margins around the items of a section.
  public var sectionInset = UIEdgeInsets.zero
  /// The insets from which the section insets are measured.
  public var sectionInsetReference = InsetReference.contentInset
  /// The size of every section's header; if nil, only sections with a header text have a header.
  ///
  /// A section's own metrics take precedence.
  public var headerReferenceSize: CGSize?
  /// The size of every section's footer; if nil, only sections with a footer text have a footer.
  ///
  /// A section's own metrics take precedence.
  public var footerReferenceSize: CGSize?
  /// Whether headers are pinned to the start of the visible area while their section is visible.
  public var sectionHeadersPinToVisibleBounds = false
  /// Whether footers are pinned to the end of the visible area while their section is visible.
  public var sectionFootersPinToVisibleBounds = false

  /// Makes metrics with UIKit's default values.
  public init() {}
}
