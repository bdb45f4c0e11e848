import Foundation
import RasterCore
import RasterText

extension StyledText {
  /// Sets the words of a label, whose plate is half as high again as they are.
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
  /// The plates of labels in the system font, on a screen that is drawn at a zoom.
  ///
  /// Words have 10 points, those of index paths 8 on a small screen, where they would hide the
  /// cells.
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
        return StyledText(
          text, size: size, weight: .named(words.dropLast().joined(separator: " ")),
          color: FigurePalette.of(.light).ink
        ).size
      })
  }
}

extension FontWeight {
  /// The weight of the system font that has a name; regular where none has.
  fileprivate static func named(_ name: String) -> FontWeight {
    allCases.first { FontLibrary.shared.system(weight: $0).primary.name == name } ?? .regular
  }
}
