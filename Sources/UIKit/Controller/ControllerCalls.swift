/// Reports of the calls to controllers' methods, which the frames of a filmed rotation list (the
/// command `film`).
///
/// Calls of UIKit's own controllers are left out, because they are not the app's code.
@MainActor package enum ControllerCalls {
  /// A closure that receives the name of each method before UIKit calls it.
  ///
  /// The default is nil, which makes reporting a call cost almost nothing.
  package static var listener: ((String) -> Void)?

  /// Reports that a method of a controller is about to be called.
  static func note(_ name: String, of controller: UIViewController?) {
    guard let listener, let controller, !ViewNames.isUIKits(type(of: controller)) else { return }
    listener(name)
  }

  /// Reports that a closure passed to a transition coordinator is about to be called.
  static func note(closure name: String) { listener?(name) }
}
