// Mirrors UIContentSizeCategory (iOS 17). Missing: nothing.
public import Foundation

/// The text size that the user has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  /// See UIKit.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// See UIKit.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// See UIKit.
  public static let small = UIContentSizeCategory("S")
  /// See UIKit.
  public static let medium = UIContentSizeCategory("M")
  /// The size a new device starts with.
  public static let large = UIContentSizeCategory("L")
  /// See UIKit.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// See UIKit.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// See UIKit.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// See UIKit.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// See UIKit.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// See UIKit.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// See UIKit.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// See UIKit.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Is posted when the user chooses another text size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Posts that the text size in force is a new one.
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

  /// Returns whether one category means smaller text than another.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.rank < other.rank
  }
}
