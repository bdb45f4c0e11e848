/// A device and its traits, which are one object until the device is turned.
///
/// Views compare that object with the one that their own traits come from, each time that these are
/// read: comparing whole devices would cost a third of a layout.
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
