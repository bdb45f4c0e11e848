// Mirrors UITraitDefinition (iOS 17). Missing: `UIObjectTraitDefinition`.
public import Foundation

/// A type that identifies a trait.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Sendable
  /// The value of the trait in a collection that does not specify it.
  static var defaultValue: Value { get }
  /// The name in descriptions; the default is the type's name.
  static var name: String { get }
  /// The identifier of the trait in archives; the default is the type's name with its module.
  static var identifier: String { get }
  /// Whether dynamic colours depend on the trait; the default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Whether dynamic colours depend on the trait: `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// The metatype of a trait's definition, which identifies the trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait `userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value of an unspecified trait.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// The trait `userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether dynamic colours depend on the trait: `true`.
  public static let affectsColorAppearance = true
  /// The value of an unspecified trait.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
/// The trait `userInterfaceLevel`.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Whether dynamic colours depend on the trait: `true`.
  public static let affectsColorAppearance = true
  /// The value of an unspecified trait.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}
/// The trait `layoutDirection`.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value of an unspecified trait.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
/// The trait `displayScale`.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value of an unspecified trait.
  public static let defaultValue: CGFloat = 0
}
/// The trait `horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value of an unspecified trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The trait `verticalSizeClass`.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value of an unspecified trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The trait `preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value of an unspecified trait.
  public static let defaultValue = UIContentSizeCategory.unspecified
}
/// The trait `accessibilityContrast`.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Whether dynamic colours depend on the trait: `true`.
  public static let affectsColorAppearance = true
  /// The value of an unspecified trait.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}
/// The trait `displayGamut`.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value of an unspecified trait.
  public static let defaultValue = UIDisplayGamut.unspecified
}
