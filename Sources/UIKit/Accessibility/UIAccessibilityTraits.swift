// Mirrors UIAccessibilityTraits (iOS 17). Missing: supportsZoom.

/// The traits that describe an element and its behaviour to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set of traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that never changes.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes too often to be read aloud each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts media playback that speech must not interrupt.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The page turns when the element has been read aloud.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch, which is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  /// A field for text, which UIKit does not name.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A field for several lines of text, which UIKit does not name.
  static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
  /// The back button of a navigation bar.
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// The button of a tab.
  static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
}
