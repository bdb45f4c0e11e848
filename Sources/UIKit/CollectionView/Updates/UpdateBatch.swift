import Foundation
import LayoutCore

/// The batch of updates that is being said.
struct UpdateBatch {
  /// The numbers of items before it.
  let counts: [Int]
  /// What has been said so far.
  var actions: [UpdateAction] = []
  /// The items, named as before it, whose cells are to be filled again.
  var reconfigured: [IndexPath] = []
  /// Whether all is asked for again, so that nothing of the above matters.
  var isReloaded = false
}
