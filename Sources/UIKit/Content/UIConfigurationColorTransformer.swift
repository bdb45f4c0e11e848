// Mirrors UIConfigurationColorTransformer (iOS 17). Missing: nothing.
import Foundation

/// A function of a configuration's colour.
///
/// Differs from UIKit: two transformers are equal only if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// The identity of the function, which itself cannot be compared.
  private final class Identity {}

  private let identity = Identity()
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the colour for a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns whether two transformers are copies of each other.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool { one.identity === other.identity }

  /// Hashes the identity of the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  /// A transformer to the grey of the same lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// A transformer that returns its input; in UIKit it is the tint that the user prefers.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A transformer that returns its input; in UIKit it is a tint without much colour.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
