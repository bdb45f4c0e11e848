import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import RasterText

/// Pictures of the windows on both sides of each break (a width at which the layout changes), in
/// rows of pairs.
///
///     ① 1 → 2 columns     ② 2 → 3 columns
///     ┌───┐┌───┐          ┌─────┐┌─────┐
///     └───┘└───┘          └─────┘└─────┘
///     329.5 330           489.5  490
struct SweepPictures {
  private let study: SweepStudy
  private let top: CGFloat
  private let zoom: CGFloat
  private let cards: [Card]
  let bottom: CGFloat

  /// The two windows on both sides of a break (a width at which the layout changes), with the text
  /// above them.
  private struct Card {
    var number: Int?
    var words: String
    var sides: [(shot: SweepShot, frame: CGRect)]
    var origin: CGPoint
  }

  private static let headingHeight: CGFloat = 40
  private static let wordsHeight: CGFloat = 36
  private static let widthsHeight: CGFloat = 24
  private static let gap = CGSize(width: 36, height: 24)
  /// The distance between the windows of a pair, in points.
  private static let pairGap: CGFloat = 8
  private static let right = SweepFigure.width - FigureInk.margin
  /// The possible numbers of figure points per point of a window; the first one with which all rows
  /// fit within `highest` is used, or the last one if none fits.
  private static let zooms: [CGFloat] = [
    0.36, 0.32, 0.28, 0.24, 0.22, 0.2, 0.18, 0.16, 0.14, 0.12, 0.1,
  ]
  /// The maximum total height of the rows, in points.
  private static let highest: CGFloat = 480

  /// Arranges the pairs of a study below a y coordinate.
  init(_ study: SweepStudy, below top: CGFloat) {
    (self.study, self.top) = (study, top)
    let rows = Self.zooms.map { Self.arrange(study, at: $0, below: top + Self.headingHeight) }
    let limit = top + Self.headingHeight + Self.highest
    let index = rows.firstIndex { $0.bottom <= limit } ?? rows.count - 1
    (zoom, cards, bottom) = (Self.zooms[index], rows[index].cards, rows[index].bottom)
  }

  private static func arrange(
    _ study: SweepStudy, at zoom: CGFloat, below top: CGFloat
  ) -> (cards: [Card], bottom: CGFloat) {
    var corner = CGPoint(x: FigureInk.margin, y: top)
    var (cards, height) = ([Card](), CGFloat(0))
    for index in study.pairs.indices {
      var card = card(of: study, index, at: zoom)
      let width = width(of: card)
      if corner.x + width > right, corner.x > FigureInk.margin {
        corner = CGPoint(x: FigureInk.margin, y: corner.y + height + gap.height)
        height = 0
      }
      card.origin = corner
      cards.append(card)
      corner.x += width + gap.width
      height = max(height, wordsHeight + (card.sides.last?.frame.height ?? 0) + widthsHeight)
    }
    return (cards, corner.y + height)
  }

  private static func card(of study: SweepStudy, _ index: Int, at zoom: CGFloat) -> Card {
    let (pair, breaks) = (study.pairs[index], study.report.breaks)
    let words = pair.index.map { breaks[$0].headline } ?? "One kind at every width"
    var x: CGFloat = 0
    let sides = [pair.before, pair.after].map { shot in
      let size = CGSize(width: shot.size.width * zoom, height: shot.size.height * zoom)
      defer { x += size.width + pairGap }
      return (shot, CGRect(origin: CGPoint(x: x, y: wordsHeight), size: size))
    }
    return Card(
      number: pair.index.map { $0 + 1 }, words: words, sides: sides, origin: .zero)
  }

  private static func width(of card: Card) -> CGFloat {
    let color = FigurePalette.of(.light).ink
    let words = StyledText(card.words, size: 13, weight: .medium, color: color)
    let disc = card.number == nil ? 0 : 2 * BreakDisc.radius + 8
    return max(card.sides.last?.frame.maxX ?? 0, disc + words.size.width)
  }

  /// The layouts of the windows, with their positions in the figure.
  var layouts: [LayoutInPicture] {
    cards.flatMap { card in
      card.sides.map { side in
        LayoutInPicture(
          side.shot.layout, variant: side.shot.width.shortest, on: side.shot.configuration,
          origin: CGPoint(
            x: card.origin.x + side.frame.minX + side.shot.layout.screenFrame.minX * zoom,
            y: card.origin.y + side.frame.minY + side.shot.layout.screenFrame.minY * zoom),
          zoom: zoom
        ).telling(drawn: [LayoutRecord.Setting.chart])
      }
    }
  }

  func draw(with ink: FigureInk) {
    let hasBreaks = !study.report.breaks.isEmpty
    ink.write(
      hasBreaks ? "Just before, and just after" : "The narrowest window, and the widest",
      at: CGPoint(x: FigureInk.margin, y: top + 8), size: 17, weight: .semibold)
    for card in cards {
      ink.canvas.save()
      ink.canvas.translate(x: card.origin.x, y: card.origin.y)
      draw(card, with: ink)
      ink.canvas.restore()
    }
  }

  private func draw(_ card: Card, with ink: FigureInk) {
    var x: CGFloat = 0
    if let number = card.number {
      BreakDisc(number: number, center: CGPoint(x: BreakDisc.radius, y: 14)).draw(with: ink)
      x = 2 * BreakDisc.radius + 8
    }
    ink.write(card.words, at: CGPoint(x: x, y: 19), size: 13, weight: .medium)
    for side in card.sides { draw(side.shot, in: side.frame, with: ink) }
  }

  private func draw(_ shot: SweepShot, in frame: CGRect, with ink: FigureInk) {
    let canvas = ink.canvas
    let edge = Path(roundedRect: frame, radius: 4)
    canvas.save()
    canvas.clip(to: edge)
    canvas.translate(x: frame.minX, y: frame.minY)
    canvas.scale(x: zoom, y: zoom)
    canvas.draw(shot.screen)
    canvas.restore()
    canvas.stroke(edge, StrokeStyle(width: 0.75), with: .color(ink.palette.bodyEdge))
    ink.write(
      shot.width.shortest, at: CGPoint(x: frame.midX, y: frame.maxY + 16), size: 11,
      color: ink.palette.secondInk, anchor: .center)
  }
}
