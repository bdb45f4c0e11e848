import Foundation

/// Turns the device of a running program.
@MainActor enum ApplicationTurn {
  /// How long a device takes to turn, in seconds; only told, as there is no clock.
  private static let duration = 0.3

  /// Turns the device to landscape if the interface follows; returns whether it does.
  ///
  /// As on iOS the interface follows where the program and the controller both let it.
  static func turn(_ window: UIWindow) -> Bool {
    guard let controller = window.rootViewController, controller.shouldAutorotate else {
      return false
    }
    let allowed = UIApplication.shared.supportedInterfaceOrientations(for: window)
      .intersection(controller.supportedInterfaceOrientations)
    guard !allowed.isDisjoint(with: .landscape) else { return false }
    window.turn(to: UIEnvironment.current.turnedToLandscape, duration: duration)
    return true
  }
}

extension UIEnvironment {
  /// The same device lying on its side: a phone with a home button hides its status bar and has
  /// little height then.
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
