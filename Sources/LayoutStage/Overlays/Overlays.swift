/// What is explained on top of a picture.
public struct Overlays: OptionSet, Sendable, Hashable {
  /// The bits of the chosen overlays.
  public let rawValue: Int

  /// Makes a choice from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Section and item number of every element.
  public static let index = Overlays(rawValue: 1 << 0)
  /// Section insets and content insets, hatched and measured.
  public static let insets = Overlays(rawValue: 1 << 1)
  /// Line spacing and interitem spacing, measured; with the minimum where more is left.
  public static let spacing = Overlays(rawValue: 1 << 2)
  /// The size of all content against the part on the screen.
  public static let contentSize = Overlays(rawValue: 1 << 3)
  /// What bars, sensors and the home indicator take from the screen.
  public static let safeArea = Overlays(rawValue: 1 << 4)
  /// Everything.
  public static let all: Overlays = [.index, .insets, .spacing, .contentSize, .safeArea]

  private static let named: [(name: String, overlay: Overlays)] = [
    ("index", .index), ("insets", .insets), ("spacing", .spacing), ("content-size", .contentSize),
    ("safe-area", .safeArea), ("all", .all),
  ]

  /// The names that scenes and the command use, in the order in which they are listed.
  public static var names: [String] { named.map(\.name) }

  /// Returns the overlay with a name of `names`.
  public static func named(_ name: String) -> Overlays? {
    named.first { $0.name == name }?.overlay
  }
}
