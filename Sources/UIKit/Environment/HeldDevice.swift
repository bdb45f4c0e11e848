import Basics

/// A device that can be in force several times, and stays between as it was turned.
///
/// `UIEnvironment.with(_:perform:)` begins with the device that it is given each time, and forgets
/// at its end how that was turned.
package struct HeldDevice: Sendable {
  private let scope: Mutex<DeviceInForce>

  /// Holds a device.
  package init(_ device: UIEnvironment) { scope = Mutex(DeviceInForce(device)) }

  private init(_ scope: Mutex<DeviceInForce>) { self.scope = scope }

  /// The device in force; a turn of it is a turn of the device of the `perform(_:)` around.
  package static var current: HeldDevice { HeldDevice(UIEnvironment.scope) }

  /// The device as it is held now.
  package var environment: UIEnvironment { scope.withLock { $0.device } }

  /// The traits of the device as it is held now: the same object until it is turned.
  var traits: UITraitCollection { scope.withLock { $0.traits } }

  /// Runs a closure on the device, as `UIEnvironment.with(_:perform:)` does.
  package func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // `withValue` knows no typed errors, so that the error leaves it as a value.
    try UIEnvironment.$scope.withValue(scope) { Result(catching: body) }.get()
  }
}
