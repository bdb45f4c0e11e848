public import LayoutCore
public import UIKit

extension Simulator {
  /// Launches an app with a controller on a device whose settings are passed separately.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation.
  ///   - appearance: the appearance, light or dark.
  ///   - chrome: the bars drawn over the screen.
  ///   - traits: the traits that differ from the device's own.
  ///   - system: the version of iOS whose behaviour is mirrored.
  ///   - content: a closure that makes the controller while the device is the current one.
  public convenience init(
    _ device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    chrome: Chrome = Chrome(), traits: UITraitCollection = UITraitCollection(),
    system: SystemGeneration = .latest, content: () -> UIViewController
  ) {
    self.init(
      DeviceConfiguration(
        device, orientation: orientation, appearance: appearance, traits: traits, chrome: chrome,
        system: system), content: content)
  }

  /// Launches an app with its delegate on a device whose settings are passed separately.
  ///
  /// - Throws: ``SimulatorError/noWindow(_:)`` if the delegates show no window with a root view
  ///   controller.
  public convenience init(
    _ device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    chrome: Chrome = Chrome(), traits: UITraitCollection = UITraitCollection(),
    system: SystemGeneration = .latest, delegate: any UIApplicationDelegate
  ) throws(SimulatorError) {
    try self.init(
      DeviceConfiguration(
        device, orientation: orientation, appearance: appearance, traits: traits, chrome: chrome,
        system: system), delegate: delegate)
  }
}
