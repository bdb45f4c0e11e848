package import Foundation

extension UIWindow {
  /// Turns the device, resizes the window to its screen, and lays it out.
  ///
  /// The order is a device's (fact E4). The controllers are called with the new traits, if they
  /// change, and with the new size, before anything has changed. In one animation the traits
  /// change, the bounds change, the window is laid out, and the coordinator's closures run. The
  /// completions come last.
  ///
  /// - Parameters:
  ///   - device: the device turned.
  ///   - duration: what the coordinator reports, in seconds; there is no clock.
  package func turn(to device: UIEnvironment, duration: TimeInterval) {
    let coordinator = TurnCoordinator(in: self, duration: duration)
    UIDevice.current.turn(to: device) { announce(device, with: coordinator) }
    // In an animation, so that layouts get `prepare(forAnimatedBoundsChange:)`.
    UIView.animate(withDuration: duration) {
      // Traits change while the bounds are still the old ones (fact E4).
      noteTraitsInTree()
      frame = CGRect(origin: .zero, size: device.screenSize)
      // What runs alongside finds the views laid out in their new bounds (fact E5); what it
      // changes itself is laid out in the same animation.
      layoutIfNeeded()
      coordinator.runAlongside()
      layoutIfNeeded()
    }
    coordinator.complete()
    layoutIfNeeded()
  }

  private func announce(_ device: UIEnvironment, with coordinator: TurnCoordinator) {
    // The root and what is presented over it.
    let controllers = sequence(first: rootViewController) { $0?.controllerState.presented }
      .prefix { $0 != nil }
    // Traits before the size, each only where it changes (facts E1, E2, E7).
    let traits = device.traitCollection
    if traits != UIEnvironment.current.traitCollection {
      for controller in controllers { controller?.willTransition(to: traits, with: coordinator) }
    }
    if device.screenSize != bounds.size {
      for controller in controllers {
        controller?.viewWillTransition(to: device.screenSize, with: coordinator)
      }
    }
  }
}
