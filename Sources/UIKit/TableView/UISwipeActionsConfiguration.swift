// Mirrors UISwipeActionsConfiguration (iOS 17). Missing: nothing.
public import Foundation

/// The actions that a swipe on a row shows.
///
/// Differs from UIKit: no finger swipes, so they are not drawn.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Makes a configuration; the first action is at the outer side.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  /// The actions, the first at the outer side.
  public let actions: [UIContextualAction]
  /// Inert: whether a swipe over the whole row carries the first action out; default true.
  open var performsFirstActionWithFullSwipe = true
}
