import Foundation

/// The outlets that classes of UIKit have themselves, which need no list of a client's (fact IB152).
@MainActor enum NibOutlets {
  /// Sets an outlet, and returns whether the object has one of this name.
  static func set(_ name: String, of object: NSObject, to value: Any) -> Bool {
    outlets[name]?.contains { $0(object, value) } ?? false
  }

  /// Returns the names of the outlets that an object has.
  static func names(of object: NSObject) -> [String] {
    outlets.filter { _, setters in setters.contains { $0(object, nothing) } }.keys.sorted()
  }

  /// Sets the target and the action of an object that is neither a control nor a recogniser.
  static func setAction(_ action: Selector, _ target: AnyObject?, of object: NSObject) {
    guard let item = object as? UIBarButtonItem else { return }
    (item.target, item.action) = (target, action)
  }

  /// A function that sets an outlet if the object has the right class, and returns whether it has.
  private typealias Setter = @MainActor (NSObject, Any) -> Bool

  /// A value that sets no outlet.
  private static let nothing = NSNull()

  private static func outlet<Object: NSObject>(
    _ type: Object.Type, _ set: @escaping @MainActor (Object, Any) -> Void
  ) -> Setter {
    { object, value in
      guard let object = object as? Object else { return false }
      if !(value is NSNull) { set(object, value) }
      return true
    }
  }

  // A subclass is before its superclass, because the first setter whose class fits is called.
  private static let outlets: [String: [Setter]] = [
    "gestureRecognizers": [
      outlet(UIView.self) { view, value in
        for object in value as? [Any] ?? [value] {
          if let recognizer = object as? UIGestureRecognizer {
            view.addGestureRecognizer(recognizer)
          }
        }
      }
    ],
    "view": [
      outlet(UIViewController.self) { controller, value in
        if let view = value as? UIView { controller.view = view }
      }
    ],
    "delegate": [
      outlet(UIGestureRecognizer.self) { $0.delegate = $1 as? any UIGestureRecognizerDelegate }
    ],
  ]
}
