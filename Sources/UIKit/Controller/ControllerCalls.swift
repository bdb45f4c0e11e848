/// The calls that controllers get while the device turns, for anyone who reports the turn.
///
/// Calls of UIKit's own controllers are left out, which nobody has written.
@MainActor package enum ControllerCalls {
  /// Is called with the name of each method before UIKit calls it; nil by default, which costs a
  /// load and a branch per call.
  package static var listener: ((String) -> Void)?

  /// Records that a controller is about to be called.
  static func note(_ name: String, of controller: UIViewController?) {
    guard let listener, let controller, !ViewNames.isUIKits(type(of: controller)) else { return }
    listener(name)
  }

  /// Records that a closure of a coordinator is about to be called.
  static func note(closure name: String) { listener?(name) }
}
