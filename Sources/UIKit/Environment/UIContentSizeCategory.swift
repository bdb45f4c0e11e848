// Mirrors UIContentSizeCategory (iOS 17). Missing: nothing.
public import Foundation

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  /// The value if no text size is specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// The second smallest text size.
  public static let small = UIContentSizeCategory("S")
  /// The text size below the default.
  public static let medium = UIContentSizeCategory("M")
  /// The default text size of a new device.
  public static let large = UIContentSizeCategory("L")
  /// The text size above the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// The second largest text size apart from the accessibility sizes.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest text size apart from the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second smallest accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility size of five.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The second largest accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Posted when the user chooses a different text size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Posts `didChangeNotification` with the current text size.
  @MainActor static func postChange() {
    let application = UIApplication.shared
    NotificationCenter.default.post(
      name: didChangeNotification, object: application,
      userInfo: [newValueUserInfoKey: application.preferredContentSizeCategory])
  }
}

extension UIContentSizeCategory: Comparable {
  /// Every category from the smallest to the largest text.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in `ascending`; an unknown category counts as `large`.
  var rank: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rank >= 7 }

  /// Returns whether one category has smaller text than another.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.rank < other.rank
  }
}
