import LayoutCore

/// The overlays drawn on top of a picture to explain its layout.
public struct Overlays: OptionSet, Sendable, Hashable {
  /// The bits of the selected overlays.
  public let rawValue: Int

  /// Makes a selection from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The section and item number of every cell and supplementary view.
  public static let index = Overlays(rawValue: 1 << 0)
  /// Section insets and content insets, hatched and measured.
  public static let insets = Overlays(rawValue: 1 << 1)
  /// Line spacing and interitem spacing with their lengths; if the length is greater than the
  /// layout's minimum, also with the minimum.
  public static let spacing = Overlays(rawValue: 1 << 2)
  /// The size of all content, compared with the part that is on the screen.
  public static let contentSize = Overlays(rawValue: 1 << 3)
  /// The safe area insets of the screen, from bars, sensors and the home indicator.
  public static let safeArea = Overlays(rawValue: 1 << 4)
  /// The constraints of views as dimension lines, styled by their state.
  public static let constraints = Overlays(rawValue: 1 << 5)
  /// The groups of a compositional layout, including nested groups, and the sizes of groups and
  /// items as in their descriptions, such as `½ of 375`.
  public static let groups = Overlays(rawValue: 1 << 6)
  /// All overlays that explain a collection view's layout.
  ///
  /// Constraints, which explain views, are not included and must be requested by name.
  public static let all = entries.reduce(into: Overlays()) { $0.formUnion($1.overlay) }
    .subtracting(.constraints)

  /// The names used in scenes and by the command, in the order of the bits, and then `all`.
  public static var names: [String] { inOrder.map(\.name) + ["all"] }

  /// The names of the selected overlays, in the order of the bits.
  var chosenNames: [String] { Self.inOrder.filter { contains($0.overlay) }.map(\.name) }

  /// Returns the overlay with a name from `names`, or all overlays for `all`; nil for any other
  /// name.
  public static func named(_ name: String) -> Overlays? {
    name == "all" ? .all : entries.first { $0.name == name }?.overlay
  }
}

extension Overlays {
  /// One overlay: its name, and the closures that compute its shapes.
  struct Definition: Sendable {
    /// The name used in scenes and by the command.
    let name: String
    let overlay: Overlays
    /// A closure that returns the gaps that the overlay fills and measures.
    var gaps: @Sendable (LayoutRecord) -> [Gap] = { _ in [] }
    /// A closure that adds the overlay's other shapes.
    var shape: @Sendable (inout Annotations) -> Void = { _ in }
  }

  private static var inOrder: [Definition] {
    entries.sorted { $0.overlay.rawValue < $1.overlay.rawValue }
  }

  /// All overlays, in drawing order from back to front.
  static let entries = [
    Definition(name: "safe-area", overlay: .safeArea, gaps: { $0.safeAreaGaps }),
    Definition(
      name: "insets", overlay: .insets, gaps: { $0.contentInsetGaps + $0.sectionInsetGaps }),
    Definition(name: "spacing", overlay: .spacing, gaps: { $0.spacingGaps }),
    Definition(name: "content-size", overlay: .contentSize, shape: { $0.addContentSize() }),
    Definition(name: "groups", overlay: .groups, shape: { $0.addGroups() }),
    Definition(name: "index", overlay: .index, shape: { $0.addIndexPaths() }),
    Definition(name: "constraints", overlay: .constraints, shape: { $0.addConstraints() }),
  ]
}
