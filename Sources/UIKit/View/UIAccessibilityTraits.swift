// Mirrors UIAccessibilityTraits (iOS 17). Missing: toggleButton, supportsZoom.

/// What kind of thing an element is to somebody who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// Reacts to a tap.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Never changes.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums the screen up.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Does not react for now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes too often to be read out each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Begins something that must not be talked over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Begins a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
