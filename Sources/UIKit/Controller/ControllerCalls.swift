/// A report of the calls to the methods of the app's controllers, which the command `film` lists
/// for each frame of a rotation.
///
/// Calls to the methods of UIKit's own controllers are not reported.
@MainActor package enum ControllerCalls {
  /// A closure that receives the name of each method or coordinator closure before it is called;
  /// nil by default.
  package static var listener: ((String) -> Void)?

  /// Reports that a method of a controller is about to be called.
  static func note(_ name: String, of controller: UIViewController?) {
    guard let listener, let controller, !ViewNames.isUIKits(type(of: controller)) else { return }
    listener(name)
  }

  /// Reports that a closure passed to a transition coordinator is about to be called.
  static func note(closure name: String) { listener?(name) }
}
