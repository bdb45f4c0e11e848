// Mirrors UIConfigurationColorTransformer (iOS 17). Missing: nothing.
import Foundation

/// A function that converts one colour of a configuration to another.
///
/// Differs from UIKit: two transformers are equal only if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// An object whose identity represents the function, because closures cannot be compared.
  private final class Identity {}

  private let identity = Identity()
  /// The function from colour to colour.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the converted colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns whether two transformers are copies of each other.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool { one.identity === other.identity }

  /// Hashes the identity of the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  /// A transformer that returns the grey of the same luminance.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// A transformer that returns its input; in UIKit it returns the user's preferred tint.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A transformer that returns its input; in UIKit it returns a colour with little saturation.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
