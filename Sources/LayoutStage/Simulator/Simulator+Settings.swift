public import LayoutCore
public import UIKit

extension Simulator {
  /// Launches an app with a controller on a device whose settings are given one by one.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation.
  ///   - appearance: light or dark.
  ///   - chrome: the bars that are drawn over the screen.
  ///   - traits: the traits that differ from the device's own.
  ///   - system: the generation of the system whose behaviour is mirrored.
  ///   - content: makes the controller, on the device.
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

  /// Launches an app by its delegate on a device whose settings are given one by one.
  ///
  /// - Throws: ``SimulatorError/noWindow(_:)`` if they make no window visible.
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
