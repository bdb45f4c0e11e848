import Foundation
import RasterText

/// The monospaced font at a size where every character is 6 points wide.
let sixWide = TextFont.monospaced(size: 10)

/// Returns the texts of the lines of a text, with every character 6 points wide.
func lines(
  _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, limit: Int = 0,
  mode: LineBreakMode = .byWordWrapping
) -> [String] {
  layout(text, width: width, height: height, limit: limit, mode: mode).lines.map(\.text)
}

/// Lays a text out, with every character 6 points wide unless another font is named.
func layout(
  _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, limit: Int = 0,
  mode: LineBreakMode = .byWordWrapping, font: TextFont = sixWide
) -> TextLayout {
  layout(
    text, style: ParagraphStyle(lineBreakMode: mode), width: width, height: height, limit: limit,
    font: font)
}

/// Lays a text out in a style, with every character 6 points wide unless another font is named.
func layout(
  _ text: String, style: ParagraphStyle, width: CGFloat = .infinity, height: CGFloat = .infinity,
  limit: Int = 0, font: TextFont = sixWide
) -> TextLayout {
  TextLayout(
    AttributedText(text, attributes: TextAttributes(font: font)), style: style, width: width,
    height: height, maximumLines: limit)
}
