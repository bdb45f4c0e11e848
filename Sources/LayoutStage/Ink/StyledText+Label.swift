import Foundation
import RasterCore
import RasterText

extension StyledText {
  /// Lays out the text of a label; the height of its line is 1.5 times the font size.
  init(_ label: Label, _ palette: FigurePalette) {
    let (weight, color): (FontWeight, Color) =
      switch label.role {
      case _ where label.overlayStyle != nil:
        (.semibold, label.overlayStyle.map(palette.hue) ?? palette.ink)
      case .cell: (.medium, palette.ink)
      case .supplementary: (.medium, palette.thirdInk)
      case .measure: (.semibold, palette.measure)
      case .note: (.medium, palette.secondInk)
      }
    self.init(label.text, size: label.frame.height * 2 / 3, weight: weight, color: color)
  }
}

extension LabelMetrics {
  /// Returns the metrics of labels in the system font, on a screen drawn at a zoom.
  ///
  /// The font size is 10 points; on a small screen, index paths have 8 points, so that they do not
  /// hide the cells.
  static func system(zoom: CGFloat) -> LabelMetrics {
    LabelMetrics(
      size: { text, role in
        let isIndex = role == .cell || role == .supplementary
        let height: CGFloat = isIndex && zoom < 0.6 ? 12 : 15
        let frame = CGRect(x: 0, y: 0, width: 0, height: height)
        let words = StyledText(Label(text: text, frame: frame, role: role), .of(.light)).size
        return CGSize(width: (words.width + height / 2).rounded(.up), height: height)
      },
      textSize: { text, font in
        let words = font.split(separator: " ")
        let size = words.last.flatMap { Double($0) } ?? 17
        let weight = FontWeight.named(words.dropLast().joined(separator: " "))
        let attributes = TextAttributes(font: .system(size: size, weight: weight))
        return TextLayout(AttributedText(text, attributes: attributes)).size
      })
  }
}

extension FontWeight {
  /// Returns the weight of the Inter face with a name; `regular` if no face has this name.
  fileprivate static func named(_ name: String) -> FontWeight {
    allCases.first { FontLibrary.shared.inter(weight: $0).primary.name == name } ?? .regular
  }
}
