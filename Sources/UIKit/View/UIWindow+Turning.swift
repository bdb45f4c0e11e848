package import Foundation

extension UIWindow {
  /// Turns the device under the window, which fills its screen, and lays everything out again.
  ///
  /// The order is a device's (fact E4): the controllers hear of new traits, if there are any, and
  /// of the new size while everything is still as it was; then, in one animation, the traits
  /// change, the bounds change, all is laid out, and what the controllers wanted to do alongside is
  /// done; then comes what they wanted to do after it.
  ///
  /// The duration, in seconds, is what the controllers are told of the animation; without a clock
  /// only that it is one matters.
  package func turn(to device: UIEnvironment, duration: TimeInterval) {
    let coordinator = TurnCoordinator(in: self, duration: duration)
    UIDevice.current.turn(to: device) { announce(device, with: coordinator) }
    UIView.animate(withDuration: duration) {
      noteTraitsInTree()
      frame = CGRect(origin: .zero, size: device.screenSize)
      layoutIfNeeded()
      coordinator.runAlongside()
      layoutIfNeeded()
    }
    coordinator.complete()
    layoutIfNeeded()
  }

  private func announce(_ device: UIEnvironment, with coordinator: TurnCoordinator) {
    guard let rootViewController else { return }
    let traits = device.traitCollection
    if traits != UIEnvironment.current.traitCollection {
      rootViewController.willTransition(to: traits, with: coordinator)
    }
    if device.screenSize != bounds.size {
      rootViewController.viewWillTransition(to: device.screenSize, with: coordinator)
    }
  }
}
