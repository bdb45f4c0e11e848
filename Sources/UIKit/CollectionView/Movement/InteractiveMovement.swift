import Foundation

/// The movement of an item by hand, from where it is lifted to where it is let go.
///
/// The other items make room while it lasts; the data source is told at the end, once.
struct InteractiveMovement {
  /// Where the item was lifted.
  let origin: IndexPath
  /// Where it would go if it were let go now.
  var target: IndexPath
  /// Where its middle is.
  var position: CGPoint
}
