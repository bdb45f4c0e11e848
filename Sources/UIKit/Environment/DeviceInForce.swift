/// The current device inside a call of `UIEnvironment.with(_:perform:)` or
/// `HeldDevice.perform(_:)`, and its traits, which are the same object until the device changes.
///
/// Whenever a view's traits are read, the view compares `traits` with the object from which its own
/// traits were derived, because comparing whole devices would be slower.
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
