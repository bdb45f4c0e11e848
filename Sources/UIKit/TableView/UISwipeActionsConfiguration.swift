// Mirrors UISwipeActionsConfiguration (iOS 17). Missing: nothing.
public import Foundation

/// The actions that are revealed by a swipe on a row.
///
/// Differs from UIKit: `UITableView.simulateSwipe(onRowAt:from:isFull:)` and
/// `UICollectionView.simulateSwipe(onItemAt:from:isFull:)` simulate swipes.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Makes a configuration with actions; the first one is at the row's edge.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  /// The actions; the first one is at the row's edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action (fact LI73).
  ///
  /// The default is true.
  open var performsFirstActionWithFullSwipe = true
}
