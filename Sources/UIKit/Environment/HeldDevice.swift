import Basics

/// A device that can be made the current one several times, and keeps its orientation in between.
///
/// In contrast, `UIEnvironment.with(_:perform:)` begins with its argument each time, and discards
/// any rotation at its end.
package struct HeldDevice: Sendable {
  private let scope: Mutex<DeviceInForce>

  /// Makes a held device that initially is `device`.
  package init(_ device: UIEnvironment) { scope = Mutex(DeviceInForce(device)) }

  private init(_ scope: Mutex<DeviceInForce>) { self.scope = scope }

  /// The current device; rotating it rotates the device of the enclosing `perform(_:)`.
  package static var current: HeldDevice { HeldDevice(UIEnvironment.scope) }

  /// The device in its current orientation.
  package var environment: UIEnvironment { scope.withLock { $0.device } }

  /// The traits of the device in its current orientation, which are the same object until the
  /// device changes.
  var traits: UITraitCollection { scope.withLock { $0.traits } }

  /// Runs a closure in which this is the current device, as `UIEnvironment.with(_:perform:)` does.
  package func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // `withValue` does not support typed throws, so the error is returned in a `Result`.
    try UIEnvironment.$scope.withValue(scope) { Result(catching: body) }.get()
  }
}
