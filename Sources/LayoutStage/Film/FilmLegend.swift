import Foundation
import RasterCore

/// The legend of a strip's bars and texts.
struct FilmLegend {
  private let palette: FigurePalette
  private let phases: [(phase: FilmFrame.Phase, words: StyledText)]
  private let sentence: StyledText

  private static let rowHeight: CGFloat = 20
  private static let swatch: CGFloat = 20

  /// Sets the legend of a strip.
  init(_ palette: FigurePalette, tellsFlicker: Bool, width: CGFloat) {
    self.palette = palette
    phases = FilmFrame.Phase.allCases.map {
      ($0, StyledText("\($0.rawValue) the turn", size: 11, color: palette.secondInk))
    }
    var text = """
      Below each frame: the time since the turn began, the views that were hidden or shown since the \
      frame before, and the calls.
      """
    if tellsFlicker {
      text += """
         What flickers is in sight during the turn, and neither before nor after it; the number is \
        its share of the collection view.
        """
    }
    sentence = StyledText(text, size: 11, color: palette.secondInk, width: max(width, 400))
  }

  /// The size of the legend.
  var size: CGSize {
    let row = phases.map { Self.swatch + 7 + $0.words.size.width + 20 }.reduce(0, +) - 20
    return CGSize(
      width: max(row, sentence.size.width), height: Self.rowHeight + 4 + sentence.size.height)
  }

  /// Draws the legend with its upper left corner at a point.
  func draw(in canvas: Canvas, at corner: CGPoint) {
    var row = CGRect(origin: corner, size: CGSize(width: size.width, height: Self.rowHeight))
    for (phase, words) in phases {
      let bar = CGRect(x: row.minX, y: row.midY - 2, width: Self.swatch, height: 4)
      canvas.fill(Path(roundedRect: bar, radius: 2), with: .color(phase.color(in: palette)))
      row.origin.x += Self.swatch + 7
      words.draw(in: canvas, leadingIn: row)
      row.origin.x += words.size.width + 20
    }
    sentence.draw(in: canvas, at: CGPoint(x: corner.x, y: corner.y + Self.rowHeight + 4))
  }
}
