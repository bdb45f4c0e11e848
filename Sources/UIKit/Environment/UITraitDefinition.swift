// Mirrors UITraitDefinition (iOS 17). Missing: traits that hold objects.
public import Foundation

/// A trait as a type, to name it with.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Sendable
  /// The value where none is specified.
  static var defaultValue: Value { get }
  /// The name in descriptions; the type's unless given.
  static var name: String { get }
  /// The name that archives know the trait by; the type's with its module unless given.
  static var identifier: String { get }
  /// Whether dynamic colours depend on the trait; default false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// See UIKit.
  public static var name: String { "\(Self.self)" }
  /// See UIKit.
  public static var identifier: String { String(reflecting: Self.self) }
  /// See UIKit.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait `userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// The trait `userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// See UIKit.
  public static let affectsColorAppearance = true
  /// See UIKit.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
/// The trait `layoutDirection`.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
/// The trait `displayScale`.
public enum UITraitDisplayScale: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue: CGFloat = 0
}
/// The trait `horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The trait `verticalSizeClass`.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The trait `preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// See UIKit.
  public static let defaultValue = UIContentSizeCategory.unspecified
}
