// Mirrors UICollectionViewFlowLayoutInvalidationContext (iOS 17). Missing: nothing.
import Foundation
import LayoutCore

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the layout must request sizes, insets, spacings, headers and footers again (fact B7).
  ///
  /// The default is true, but false in the context of a change of bounds (fact B5); see
  /// `FlowPolicy`.
  open var invalidateFlowLayoutDelegateMetrics = FlowPolicy.freshContextInvalidates

  /// Whether the lines must be laid out again; if false, the layout keeps its frames (fact B8).
  ///
  /// The default is true; see `FlowPolicy`.
  open var invalidateFlowLayoutAttributes = FlowPolicy.freshContextInvalidates
}
