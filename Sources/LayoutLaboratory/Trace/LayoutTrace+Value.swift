public import Foundation
public import LayoutCore
public import UIKit

extension LayoutTrace {
  /// The value of an argument or a result.
  public enum Value: Sendable, Equatable {
    /// The value nil, such as attributes that a layout does not return.
    case nothing
    case flag(Bool)
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case insets(UIEdgeInsets)
    case indexPath(IndexPath)
    case indexPaths([IndexPath])
    case text(String)
    /// An object, represented by its class and, for views, its number.
    case object(String)
    /// The attributes of one element.
    case placement(Placement)
    /// The attributes of several elements.
    case placements([Placement])
    /// The changes of a batch of updates, such as `insert [0, 3]`.
    case changes([String])
    /// An invalidation context, with the parts that it invalidates.
    case context(Context)
  }

  /// The placement of an element by a layout.
  public struct Placement: Sendable, Equatable {
    /// The element, with its frame and z-index.
    public var element: LayoutRecord.Element
    /// The element's opacity, from 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether the element is hidden.
    public var isHidden = false
  }

  /// The properties of an invalidation context.
  public struct Context: Sendable, Equatable {
    /// The class of the context.
    public var className: String
    /// Whether everything is invalidated.
    public var invalidateEverything = false
    /// Whether the numbers of sections and items may have changed.
    public var invalidateDataSourceCounts = false
    /// The index paths of the invalidated items; nil if the context lists none.
    public var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalidated supplementary and decoration views, grouped by kind.
    public var invalidatedViews: [NamedViews] = []
    /// Whether the lines are laid out again; nil unless the context belongs to a flow layout.
    public var invalidateFlowLayoutAttributes: Bool?
    /// Whether the delegate's sizes and spacings are requested again; nil unless the context
    /// belongs to a flow layout.
    public var invalidateFlowLayoutDelegateMetrics: Bool?
    /// The vector added to the content offset.
    public var contentOffsetAdjustment = CGPoint.zero
    /// The size added to the content size.
    public var contentSizeAdjustment = CGSize.zero
  }

  /// The index paths of the invalidated views of one kind.
  public struct NamedViews: Sendable, Equatable {
    /// The element kind of the views.
    public var kind: String
    /// The index paths of the views.
    public var indexPaths: [IndexPath]
  }
}
