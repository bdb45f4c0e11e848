import Foundation
import RasterText

/// Shows what the lines of a text say, in Inter at 16 points unless told otherwise.
func lines(
  _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, limit: Int = 0,
  mode: LineBreakMode = .byWordWrapping, font: TextFont = .system(size: 16)
) -> [String] {
  layout(text, width: width, height: height, limit: limit, mode: mode, font: font)
    .lines.map(\.text)
}

/// Lays a text out, in Inter at 16 points unless told otherwise.
func layout(
  _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, limit: Int = 0,
  mode: LineBreakMode = .byWordWrapping, font: TextFont = .system(size: 16)
) -> TextLayout {
  TextLayout(
    AttributedText(text, attributes: TextAttributes(font: font)),
    style: ParagraphStyle(lineBreakMode: mode), width: width, height: height,
    maximumLines: limit)
}
