import Foundation
import InterfaceBuilder

// Gesture recognisers are made by `init()`, and then their properties are set (facts IB18 and
// IB67).

extension NibTables {
  /// The recognisers by the names of their elements; `pongPressGestureRecognizer` is the long press
  /// in Interface Builder's XML.
  static let recognizers: [String: NSObject.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
  ]

  static let recognizer = NibProperties<UIGestureRecognizer> { table in
    table.bool("enabled") { $0.isEnabled = $1 }
    table.bool("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
    table.bool("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
    table.bool("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 }
    table.integer("numberOfTapsRequired") { recognizer, count in
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = count
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired = count
    }
    table.integer("numberOfTouchesRequired") { recognizer, count in
      (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = count
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = count
      (recognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = count
    }
    table.number("minimumPressDuration") {
      ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration = TimeInterval($1)
    }
    table.number("allowableMovement") {
      ($0 as? UILongPressGestureRecognizer)?.allowableMovement = $1
    }
    table.integer("minimumNumberOfTouches") {
      ($0 as? UIPanGestureRecognizer)?.minimumNumberOfTouches = $1
    }
    table.integer("maximumNumberOfTouches") {
      ($0 as? UIPanGestureRecognizer)?.maximumNumberOfTouches = $1
    }
    table.value("direction") { recognizer, value, _ in
      guard let swipe = recognizer as? UISwipeGestureRecognizer, let names = value.flags else {
        return
      }
      swipe.direction = names.reduce(into: []) { set, name in
        directions[name].map { _ = set.insert($0) }
      }
    }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
