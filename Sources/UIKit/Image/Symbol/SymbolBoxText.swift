import Foundation
import RasterCore
import RasterText

/// The text in a symbol's box: its name, broken into lines after its dots, or its first letter if
/// the name would be too small to read.
struct SymbolBoxText {
  private let lines: [String]
  private let font: TextFont
  private let rect: CGRect

  /// The smallest and largest font sizes of the name, in points.
  private static let sizes: (least: CGFloat, most: CGFloat) = (7, 12)
  /// The minimum side of a box with a letter, in points.
  private static let leastSide: CGFloat = 8.5

  /// Finds the text with the largest font that fits in a rectangle; nil if it would not be legible.
  init?(_ name: String, in rect: CGRect) {
    self.rect = rect
    let words = SymbolName(name)?.words.map(String.init) ?? []
    let sizes = stride(from: Self.sizes.most, through: Self.sizes.least, by: -0.5)
    let fitting = sizes.lazy.compactMap { size in
      Self.lines(words, size: size, in: rect).map { ($0, size) }
    }.first
    if let (lines, size) = fitting {
      (self.lines, font) = (lines, Self.font(size))
    } else if let letter = name.first, min(rect.width, rect.height) >= Self.leastSide {
      // With this factor a capital letter fills a little more than half of the height.
      (lines, font) = ([letter.uppercased()], Self.font(min(rect.width, rect.height) * 0.8))
    } else {
      return nil
    }
  }

  /// Draws the lines in the middle of the rectangle.
  func draw(in canvas: Canvas, color: Color) {
    let layouts = lines.map { Self.layout($0, font, color) }
    let pitch = Self.pitch(font.size)
    let cap = font.stack.primary.capHeight * font.size
    // The height is measured from the top of the first line's capitals to the last line's baseline.
    let height = CGFloat(lines.count - 1) * pitch + cap
    for (index, layout) in layouts.enumerated() {
      let baseline = rect.midY - height / 2 + cap + CGFloat(index) * pitch
      layout.draw(
        in: canvas,
        at: CGPoint(x: rect.midX - layout.size.width / 2, y: baseline - layout.firstBaseline))
    }
  }

  /// Breaks the name into lines at a font size; nil if a line is too wide or there are too many
  /// lines.
  private static func lines(_ words: [String], size: CGFloat, in rect: CGRect) -> [String]? {
    let width = rect.width - size * 0.6
    let font = font(size)
    var lines: [String] = []
    for (index, word) in words.enumerated() {
      let text = index == words.count - 1 ? word : word + "."
      let longer = (lines.last ?? "") + text
      if !lines.isEmpty, Self.width(longer, font) <= width {
        lines[lines.count - 1] = longer
      } else if Self.width(text, font) <= width {
        lines.append(text)
      } else {
        return nil
      }
    }
    let height = CGFloat(lines.count) * pitch(size) + size * 0.3
    return lines.isEmpty || height > rect.height ? nil : lines
  }

  private static func pitch(_ size: CGFloat) -> CGFloat { size * 1.15 }
  private static func font(_ size: CGFloat) -> TextFont { .system(size: size, weight: .semibold) }

  private static func width(_ text: String, _ font: TextFont) -> CGFloat {
    layout(text, font, .black).size.width
  }

  private static func layout(_ text: String, _ font: TextFont, _ color: Color) -> TextLayout {
    TextLayout(
      AttributedText(text, attributes: TextAttributes(font: font, color: color)),
      style: ParagraphStyle(alignment: .left), width: .infinity)
  }
}
