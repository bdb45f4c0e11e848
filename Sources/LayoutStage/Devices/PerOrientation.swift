public import LayoutCore

/// A pair of values, one for each orientation of a device.
public struct PerOrientation<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value in portrait.
  public var portrait: Value
  /// The value in landscape.
  public var landscape: Value

  /// Makes a pair of values.
  public init(portrait: Value, landscape: Value) {
    (self.portrait, self.landscape) = (portrait, landscape)
  }

  /// Makes a pair of two equal values.
  public init(both value: Value) { self.init(portrait: value, landscape: value) }

  /// The value for an orientation.
  public subscript(orientation: Orientation) -> Value {
    orientation == .portrait ? portrait : landscape
  }
}
