import Foundation

extension UIImage.SymbolWeight {
  /// The width of a symbol's strokes as a fraction of the font's size, about that of the stems of
  /// letters of the same weight.
  var stroke: CGFloat {
    switch self {
    case .ultraLight: 0.026
    case .thin: 0.042
    case .light: 0.062
    case .unspecified, .regular: 0.08
    case .medium: 0.092
    case .semibold: 0.104
    case .bold: 0.118
    case .heavy: 0.136
    case .black: 0.154
    }
  }
}
