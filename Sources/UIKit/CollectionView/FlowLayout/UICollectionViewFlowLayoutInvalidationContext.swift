// Mirrors UICollectionViewFlowLayoutInvalidationContext (iOS 17). Missing: nothing.
import Foundation
import LayoutCore

/// A description of the parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the layout must request sizes, insets, spacings, headers and footers again (fact B7).
  ///
  /// The default is true, but a change of bounds makes a context in which it is false (fact B5).
  open var invalidateFlowLayoutDelegateMetrics = FlowPolicy.freshContextInvalidates

  /// Whether the lines must be laid out again; if false, the layout keeps its frames (fact B8).
  ///
  /// The default is true.
  open var invalidateFlowLayoutAttributes = FlowPolicy.freshContextInvalidates
}
