import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

/// The figure that follows a string from scalars to masks.
///
///     1 Scalars   f i g ␣ i s ␣ …      and where a line may end
///     2 Runs      ├─────┤ ├─┤          font, script, level
///     3 Glyphs    ﬁ g …                from left to right
///     4 Lines     5 Masks
struct TextFigure {
  /// Returns a text in English and Arabic with several fonts, a ligature, a right-to-left run, and
  /// a flower.
  static func text(size: CGFloat, color: Color) -> AttributedText {
    let first = FontStack(primary: FontLibrary.shared.fallback)
    let attributes = [first, FontLibrary.shared.inter()].map { stack in
      TextAttributes(font: TextFont(stack: stack, size: size), color: color)
    }
    return AttributedText(runs: [
      .init(text: "fig ", attributes: attributes[0]),
      .init(text: "is تين in ❀", attributes: attributes[1]),
    ])
  }

  /// The size of an em at which the glyphs are drawn, in points.
  static let glyphSize: CGFloat = 160
  static let tileWidth: CGFloat = 70
  static let size = CGSize(width: 1188, height: 1344)

  let palette: FigurePalette
  let steps: TextSteps

  init(palette: FigurePalette) {
    self.palette = palette
    steps = TextSteps(Self.text(size: Self.glyphSize, color: palette.ink))
  }

  func picture() -> Picture {
    Picture(
      of: Self.size, palette: palette, title: "From scalars to masks",
      subtitle: "English, Arabic and a flower: runs, glyphs and lines as they are set."
    ) { ink in
      drawScalars(with: ink, top: 176)
      drawRuns(with: ink, top: 346)
      drawGlyphs(with: ink, top: 498)
      drawLines(with: ink, at: CGPoint(x: FigureInk.margin, y: 880))
      drawMasks(with: ink, at: CGPoint(x: 620, y: 880))
    }
  }

  /// Returns the colour of a run, by its number in reading order.
  func color(ofRun number: Int) -> Color {
    let colors = [palette.assent, palette.warning, palette.thirdInk, palette.measure]
    return colors[number % colors.count]
  }

  /// Returns the x coordinate of the left edge of a scalar's tile.
  func x(ofScalar index: Int) -> CGFloat {
    FigureInk.margin + CGFloat(index) * Self.tileWidth
  }
}

extension TextSteps.Run {
  var family: String { face.familyName }
}
