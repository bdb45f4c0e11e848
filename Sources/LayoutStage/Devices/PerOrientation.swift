public import LayoutCore

/// A value for each way a device can be held.
public struct PerOrientation<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value when the device is in portrait.
  public var portrait: Value
  /// The value in landscape.
  public var landscape: Value

  /// Makes a pair of values.
  public init(portrait: Value, landscape: Value) {
    (self.portrait, self.landscape) = (portrait, landscape)
  }

  /// Makes a pair in which both values are the same.
  public init(both value: Value) { self.init(portrait: value, landscape: value) }

  /// The value for an orientation.
  public subscript(orientation: Orientation) -> Value {
    orientation == .portrait ? portrait : landscape
  }
}
