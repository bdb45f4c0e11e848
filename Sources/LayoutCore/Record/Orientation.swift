/// The orientation of a device.
public enum Orientation: String, CaseIterable, Sendable, Hashable, Codable {
  /// The short side is the width.
  case portrait
  /// The long side is the width.
  case landscape

  /// The other orientation.
  package var turned: Orientation { self == .portrait ? .landscape : .portrait }
}
