import UIKit

/// A controller on a phone of 375 × 667 points.
@MainActor final class PhoneStage {
  private(set) var device: UIEnvironment
  let window: UIWindow

  /// Shows a controller; later changes are made in `run`.
  init(_ controller: UIViewController, on device: UIEnvironment = UIEnvironment()) {
    self.device = device
    window = UIEnvironment.with(device) {
      UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
    }
    UIEnvironment.with(device) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  }

  /// Makes a change on the phone and lays out.
  func run(_ change: () -> Void = {}) {
    UIEnvironment.with(device) {
      change()
      window.layoutIfNeeded()
    }
  }

  /// Turns the phone by a quarter, so that its width and height are swapped.
  func turn() {
    change {
      $0.screenSize = CGSize(width: $0.screenSize.height, height: $0.screenSize.width)
      let isTall = $0.screenSize.height > $0.screenSize.width
      $0.verticalSizeClass = isTall ? .regular : .compact
      $0.safeAreaInsets = UIEdgeInsets(top: isTall ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
  }

  /// Changes the device in the way that a turn does.
  func change(_ body: (inout UIEnvironment) -> Void) {
    let before = device
    body(&device)
    UIEnvironment.with(before) { window.turn(to: device, duration: 0.3) }
    run()
  }
}
