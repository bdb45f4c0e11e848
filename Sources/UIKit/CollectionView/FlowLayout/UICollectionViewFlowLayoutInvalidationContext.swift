// Mirrors UICollectionViewFlowLayoutInvalidationContext (iOS 17). Missing: nothing.
import Foundation
import LayoutCore

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the layout requests sizes, insets, spacings, headers and footers again (fact B7).
  ///
  /// Default yes, but no in the context for a change of bounds (fact B5); see `FlowPolicy`.
  open var invalidateFlowLayoutDelegateMetrics = FlowPolicy.freshContextInvalidates

  /// Whether the lines are laid out again; without it the layout keeps its frames (fact B8).
  ///
  /// Default yes; see `FlowPolicy`.
  open var invalidateFlowLayoutAttributes = FlowPolicy.freshContextInvalidates
}
