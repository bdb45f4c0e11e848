public import Foundation
import RasterText

extension UIFont {
  /// The weight of a font, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// See UIKit.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// See UIKit.
    public static let thin = Weight(rawValue: -0.6)
    /// See UIKit.
    public static let light = Weight(rawValue: -0.4)
    /// See UIKit.
    public static let regular = Weight(rawValue: 0)
    /// See UIKit.
    public static let medium = Weight(rawValue: 0.23)
    /// See UIKit.
    public static let semibold = Weight(rawValue: 0.3)
    /// See UIKit.
    public static let bold = Weight(rawValue: 0.4)
    /// See UIKit.
    public static let heavy = Weight(rawValue: 0.56)
    /// See UIKit.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest of the four weights of the bundled fonts.
    var face: FontWeight {
      switch rawValue {
      case ..<0.115: .regular
      case ..<0.265: .medium
      case ..<0.35: .semibold
      default: .bold
      }
    }
  }
}
