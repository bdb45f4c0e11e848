import LayoutCore

/// The explanations on top of a picture.
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
  /// The safe area insets of the screen, from bars, sensors and the home indicator.
  public static let safeArea = Overlays(rawValue: 1 << 4)
  /// The constraints of views as dimension lines, by how each is.
  public static let constraints = Overlays(rawValue: 1 << 5)
  /// Everything that explains a collection view's layout; constraints, which explain views, are
  /// requested by name.
  public static let all = entries.reduce(into: Overlays()) { $0.formUnion($1.overlay) }
    .subtracting(.constraints)

  /// The names that scenes and the command use, in the order of the bits.
  public static var names: [String] { inOrder.map(\.name) + ["all"] }

  /// The names of the overlays that are chosen, in the order of the bits.
  var chosenNames: [String] { Self.inOrder.filter { contains($0.overlay) }.map(\.name) }

  /// Returns the overlay with a name of `names`.
  public static func named(_ name: String) -> Overlays? {
    name == "all" ? .all : entries.first { $0.name == name }?.overlay
  }
}

extension Overlays {
  /// One overlay: its name, and the function that draws it.
  struct Definition: Sendable {
    /// The name that scenes and the command use.
    let name: String
    let overlay: Overlays
    /// Finds the stretches that the overlay fills and measures.
    var gaps: @Sendable (LayoutRecord) -> [Gap] = { _ in [] }
    /// Adds the overlay's other shapes.
    var shape: @Sendable (inout Annotations) -> Void = { _ in }
  }

  private static var inOrder: [Definition] {
    entries.sorted { $0.overlay.rawValue < $1.overlay.rawValue }
  }

  /// Every overlay there is, those that are drawn behind first.
  static let entries = [
    Definition(name: "safe-area", overlay: .safeArea, gaps: { $0.safeAreaGaps }),
    Definition(
      name: "insets", overlay: .insets, gaps: { $0.contentInsetGaps + $0.sectionInsetGaps }),
    Definition(name: "spacing", overlay: .spacing, gaps: { $0.spacingGaps }),
    Definition(name: "content-size", overlay: .contentSize, shape: { $0.addContentSize() }),
    Definition(name: "index", overlay: .index, shape: { $0.addIndexPaths() }),
    Definition(name: "constraints", overlay: .constraints, shape: { $0.addConstraints() }),
  ]
}
