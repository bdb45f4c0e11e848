/// The orientation of a device.
public enum Orientation: String, CaseIterable, Sendable, Hashable, Codable {
  /// Upright: the short side is the width.
  case portrait
  /// Lying: the long side is the width.
  case landscape

  /// The other orientation.
  package var turned: Orientation { self == .portrait ? .landscape : .portrait }
}
