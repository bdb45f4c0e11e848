public import Foundation
import RasterText

extension UIFont {
  /// The weight of a font, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight from a number between −1 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight; it is drawn as regular.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight; it is drawn as regular.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight; it is drawn as regular.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight; it is drawn as bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight; it is drawn as bold.
    public static let black = Weight(rawValue: 0.62)

    /// The closest of the four weights of the bundled fonts.
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

extension UIFont {
  /// The width of a font's letters, from −1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number; 0 is the usual one.
    public let rawValue: CGFloat

    /// Makes a width from a number between −1 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters; they are drawn as condensed ones.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow letters (fact SF23).
    public static let condensed = Width(rawValue: -0.2)
    /// The usual letters.
    public static let standard = Width(rawValue: 0)
    /// Wide letters; they are drawn as the usual ones.
    public static let expanded = Width(rawValue: 0.2)

    /// The form of the letters: condensed if the width is −0.1 or less.
    var form: LetterForm { rawValue <= Self.condensed.rawValue / 2 ? .condensed : [] }
  }
}
