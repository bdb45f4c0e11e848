public import Foundation
import RasterText

extension UIFont {
  /// The height of a line above the baseline, in points.
  public var ascender: CGFloat { value.metrics.ascender }
  /// The depth of a line below the baseline, as a negative number of points.
  public var descender: CGFloat { -value.metrics.descender }
  /// The additional space between lines, in points; for the font of a text style, the style's
  /// leading minus the height of a line (fact SF11).
  public var leading: CGFloat { value.metrics.leading + value.metrics.spacing }
  /// The height of a single line, in points (fact H7).
  public var lineHeight: CGFloat { value.metrics.lineHeight }
  /// The height of capital letters in points, from San Francisco's 1443 units of 2048 or a
  /// registered font.
  public var capHeight: CGFloat { pointSize * (face?.file?.capHeight ?? 1443 / 2048) }
  /// The height of the letter x in points, from San Francisco's 1078 units of 2048 or a registered
  /// font.
  public var xHeight: CGFloat { pointSize * (face?.file?.xHeight ?? 1078 / 2048) }

  /// The name of the font family, as on iOS.
  public var familyName: String {
    if let face { return face.family }
    return switch design {
    case .system: ".AppleSystemUIFont"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    }
  }

  /// The PostScript name of the font; that of a system font contains one of the four weights that
  /// are drawn.
  public var fontName: String {
    if let face { return face.name }
    let prefix =
      switch design {
      case .system: ".SFUI"
      case .rounded: ".SFUIRounded"
      case .serif: ".NewYork"
      case .monospaced: ".SFUIMono"
      }
    let name =
      switch weight.face {
      case .regular: prefix + "-Regular"
      case .medium: prefix + "-Medium"
      case .semibold: prefix + "-Semibold"
      case .bold: prefix + "-Bold"
      }
    return form.contains(.italic) ? name + "Italic" : name
  }
}
