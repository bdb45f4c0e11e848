/// Which way a device is held.
public enum Orientation: String, CaseIterable, Sendable, Hashable {
  /// Upright: the short side is the width.
  case portrait
  /// Lying: the long side is the width.
  case landscape

  /// The other orientation.
  package var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

/// A value for each way a device can be held.
public struct PerOrientation<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value when the device is upright.
  public var portrait: Value
  /// The value when the device lies on its side.
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
