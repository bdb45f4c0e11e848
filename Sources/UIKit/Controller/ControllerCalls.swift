/// The reporting of controllers' method calls during a rotation of the device.
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

  /// Reports that a coordinator's closure is about to be called.
  static func note(closure name: String) { listener?(name) }
}
