/// The current device of a scope and its traits, which are the same object until the device is
/// rotated.
///
/// Whenever a view's traits are read, it compares this object with the one that they are derived
/// from. Comparing whole devices instead would take a third of the time of a layout.
struct DeviceInForce {
  var device: UIEnvironment {
    didSet {
      if device != oldValue { traits = device.traitCollection }
    }
  }
  private(set) var traits: UITraitCollection

  init(_ device: UIEnvironment) {
    self.device = device
    traits = device.traitCollection
  }
}
