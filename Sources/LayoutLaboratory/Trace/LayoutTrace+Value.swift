public import Foundation
public import LayoutCore
public import UIKit

extension LayoutTrace {
  /// An argument or a result.
  public enum Value: Sendable, Equatable {
    /// Nil.
    case nothing
    /// Yes or no.
    case flag(Bool)
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    /// A rectangle.
    case rect(CGRect)
    /// Insets.
    case insets(UIEdgeInsets)
    case indexPath(IndexPath)
    /// Index paths.
    case indexPaths([IndexPath])
    case text(String)
    /// An object, by its class and, for views, its number.
    case object(String)
    /// The attributes of one element.
    case placement(Placement)
    /// The attributes of elements.
    case placements([Placement])
    /// The changes of a batch of updates, such as `insert [0, 3]`.
    case changes([String])
    /// An invalidation context, as the parts that it invalidates.
    case context(Context)
  }

  /// The placement of an element by a layout.
  public struct Placement: Sendable, Equatable {
    /// The element, its frame and its place in the stack.
    public var element: LayoutRecord.Element
    /// The element's opacity, from 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether it is left out.
    public var isHidden = false
  }

  /// The properties of an invalidation context.
  public struct Context: Sendable, Equatable {
    /// The class of the context.
    public var className: String
    /// Whether everything is invalid.
    public var invalidateEverything = false
    /// Whether the numbers of sections and items may have changed.
    public var invalidateDataSourceCounts = false
    /// The items that were named.
    public var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary and decoration views that were named, by kind.
    public var invalidatedViews: [NamedViews] = []
    /// Whether the lines are laid out again; nil unless it is a flow layout's context.
    public var invalidateFlowLayoutAttributes: Bool?
    /// Whether the delegate is queried again; nil unless it is a flow layout's context.
    public var invalidateFlowLayoutDelegateMetrics: Bool?
    /// The vector that is added to the offset.
    public var contentOffsetAdjustment = CGPoint.zero
    /// The size that is added to the content size.
    public var contentSizeAdjustment = CGSize.zero
  }

  /// Views of one kind that a context names.
  public struct NamedViews: Sendable, Equatable {
    /// The kind of the views, as of a supplementary view.
    public var kind: String
    /// The index paths of the views.
    public var indexPaths: [IndexPath]
  }
}
