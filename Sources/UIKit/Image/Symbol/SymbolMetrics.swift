import Foundation

/// The size of a symbol's image, and the positions of its baseline and its alignment rectangle.
///
/// A symbol is laid out like a letter: its alignment rectangle is as high as a line of its font, so
/// that symbols of all shapes align with each other and with text (fact AS4).
struct SymbolMetrics: Equatable {
  /// The size of the image, in points.
  let size: CGSize
  /// The distance of the baseline above the image's lower edge.
  let baseline: CGFloat
  /// The centre of the pictogram in the image.
  let middle: CGPoint
  /// The insets from the image's edges to those of the alignment rectangle; negative if it extends
  /// beyond the image.
  let alignmentInsets: UIEdgeInsets

  /// Computes the metrics of a shape; every edge of the image is rounded outwards to a pixel (fact
  /// AS3).
  init(_ shape: SymbolShape, _ symbol: Symbol.Resolved) {
    let grid = PixelGrid(scale: symbol.displayScale)
    let em = symbol.pointSize * symbol.scale.factor
    let font = UIFont.systemFont(ofSize: symbol.pointSize)
    let middle = font.capHeight / 2
    let top = grid.ceiling(middle + shape.above * em)
    let bottom = grid.ceiling(shape.below * em - middle)
    size = CGSize(width: grid.ceiling(shape.width * em), height: top + bottom)
    baseline = bottom
    self.middle = CGPoint(
      x: size.width / 2, y: top - middle - (shape.above - shape.below) / 2 * em)
    alignmentInsets = UIEdgeInsets(
      top: top - grid.round(font.ascender), left: 0, bottom: bottom - grid.round(-font.descender),
      right: 0)
  }
}

extension UIImage.SymbolScale {
  /// The size of a symbol relative to its size at medium scale (fact AS2).
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.29
    case .default, .unspecified, .medium: 1
    }
  }
}
