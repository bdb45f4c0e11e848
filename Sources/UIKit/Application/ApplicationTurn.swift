import Foundation

/// Functions that rotate the device of a running program.
@MainActor enum ApplicationTurn {
  /// Rotates the device to landscape if the interface supports it, and returns whether it does.
  ///
  /// As on iOS, both the application and the root view controller must support the orientation.
  static func turn(_ window: UIWindow) -> Bool {
    guard let controller = window.rootViewController, controller.shouldAutorotate else {
      return false
    }
    let allowed = UIApplication.shared.supportedInterfaceOrientations(for: window)
      .intersection(controller.supportedInterfaceOrientations)
    guard !allowed.isDisjoint(with: .landscape) else { return false }
    window.turn(to: UIEnvironment.current.turnedToLandscape)
    return true
  }
}

extension UIEnvironment {
  /// The device in landscape; a phone then has no status bar and a compact vertical size class.
  fileprivate var turnedToLandscape: UIEnvironment {
    guard screenSize.height > screenSize.width else { return self }
    var turned = self
    turned.screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    guard idiom == .phone else { return turned }
    turned.safeAreaInsets.top = 0
    turned.verticalSizeClass = .compact
    return turned
  }
}
