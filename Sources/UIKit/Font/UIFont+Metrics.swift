public import Foundation
import RasterText

extension UIFont {
  /// The height of lines above the baseline, in points.
  public var ascender: CGFloat { value.metrics.ascender }
  /// The depth of lines below the baseline, as a negative number of points.
  public var descender: CGFloat { -value.metrics.descender }
  /// The empty space below lines.
  public var leading: CGFloat { value.metrics.leading }
  /// The distance from the top of one line to the top of the next (fact H7).
  public var lineHeight: CGFloat { value.metrics.lineHeight }
  /// The height of capital letters: San Francisco's 1443 units of 2048.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of small letters: San Francisco's 1078 units of 2048.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }

  /// The name of the family, as on iOS.
  public var familyName: String {
    if let face { return face.family }
    return design == .system ? ".AppleSystemUIFont" : ".AppleSystemUIFontMonospaced"
  }

  /// The name of the font, as on iOS.
  public var fontName: String {
    if let face { return face.name }
    let prefix = design == .system ? ".SFUI" : ".SFUIMono"
    return switch weight.face {
    case .regular: prefix + "-Regular"
    case .medium: prefix + "-Medium"
    case .semibold: prefix + "-Semibold"
    case .bold: prefix + "-Bold"
    }
  }
}
