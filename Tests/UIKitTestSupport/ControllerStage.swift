import Foundation
package import UIKit

/// A device with a controller on its screen, for tests of containers.
@MainActor package struct ControllerStage {
  package let window: UIWindow

  /// Shows a controller on the device in force.
  package init(_ controller: UIViewController) {
    window = UIWindow(frame: CGRect(origin: .zero, size: UIEnvironment.current.screenSize))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Does nothing: a call at the end of a test keeps the window alive until then.
  package func end() {}

  /// Turns the device.
  package func turn(to device: UIEnvironment) { window.turn(to: device, duration: 0.3) }

  /// Lays the window out as a run loop would.
  package func layOut() { window.layoutIfNeeded() }
}
