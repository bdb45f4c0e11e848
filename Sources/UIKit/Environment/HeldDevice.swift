import Basics

/// A device that is in force in one scope after the other, and stays as it was turned in between.
///
/// `UIEnvironment.with(_:perform:)` forgets how its device was turned in it; somebody who turns a
/// device more than once keeps it here.
package struct HeldDevice: Sendable {
  private let scope: Guarded<UIEnvironment>

  /// Holds a device.
  package init(_ device: UIEnvironment) { scope = Guarded(device) }

  private init(_ scope: Guarded<UIEnvironment>) { self.scope = scope }

  /// The device in force; who turns it turns it for the scope around.
  package static var current: HeldDevice { HeldDevice(UIEnvironment.scope) }

  /// The device as it is held now.
  package var environment: UIEnvironment { scope.withLock { $0 } }

  /// Runs a closure on the device, as `UIEnvironment.with(_:perform:)` does.
  package func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // `withValue` knows no typed errors, so that the error leaves it as a value.
    try UIEnvironment.$scope.withValue(scope) { Result(catching: body) }.get()
  }
}
