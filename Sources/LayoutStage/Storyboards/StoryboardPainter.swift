import Foundation
import RasterCore
import RasterText

/// The sheet of a storyboard at a zoom, with its parts laid out, that draws itself.
struct StoryboardPainter {
  private let sheet: StoryboardSheet
  private let palette: FigurePalette
  private let zoom: CGFloat
  private let scenes: [SceneDrawing]
  private let arrangement: CanvasArrangement
  private let routes: SegueRoutes
  private let titles: [StyledText]

  /// The margin around the content, in points.
  private static let margin: CGFloat = 48
  /// The distance between the title and the scenes, in points.
  private static let titleGap: CGFloat = 30

  /// Lays out and arranges the parts of a sheet.
  init(_ sheet: StoryboardSheet, zoom: CGFloat) {
    let palette = FigurePalette.of(sheet.appearance)
    (self.sheet, self.palette, self.zoom) = (sheet, palette, zoom)
    let draw = { (scene: StoryboardSheet.Scene, titleHeight: CGFloat) in
      let exits = sheet.arrows.filter { $0.source == scene.id && $0.destination == nil }
        .map { SegueLabel($0, SegueInk($0.kind, sheet.appearance), palette) }
      return SceneDrawing(scene, exits: exits, zoom: zoom, titleHeight: titleHeight, palette)
    }
    // The height of the highest title is reserved above each scene, so that the devices of a row
    // are aligned.
    let titleHeight = sheet.scenes.map { draw($0, 0).titleHeight }.max() ?? 0
    let scenes = sheet.scenes.map { draw($0, titleHeight) }
    let labels = sheet.arrows.map { SegueLabel($0, SegueInk($0.kind, sheet.appearance), palette) }
    // An unwind segue has its label below its scene, so the gaps between columns need not be wide
    // enough for this label.
    let between = zip(sheet.arrows, labels).filter { $0.0.destination != nil }
    let label = between.map(\.1.size.width).max() ?? 0
    let gap = between.isEmpty ? 56 : min(label + 48, 240)
    let gaps = CanvasArrangement.Gaps(
      least: CGSize(width: gap, height: 44), most: CGSize(width: gap + 40, height: 96))
    arrangement = CanvasArrangement(
      sheet.scenes.map(\.location), sizes: scenes.map(\.size), zoom: zoom, gaps: gaps)
    let bodies = zip(scenes, arrangement.origins).map { $0.placed(at: $1) }
    routes = SegueRoutes(sheet, bodies, labels: labels, zoom: zoom)
    self.scenes = scenes
    titles = [
      sheet.title.map { StyledText($0, size: 24, weight: .semibold, color: palette.ink) },
      sheet.subtitle.map { StyledText($0, size: 14, color: palette.secondInk) },
    ].compactMap { $0 }
  }

  private var titleHeight: CGFloat {
    titles.isEmpty
      ? 0 : (titles.reduce(0) { $0 + $1.size.height + 4 } + Self.titleGap).rounded(.up)
  }

  /// The bounds of the scenes and the labels, in the coordinates of the arrangement.
  private var content: CGRect {
    routes.labelFrames.reduce(CGRect(origin: .zero, size: arrangement.size)) { $0.union($1) }
  }

  /// The size of the sheet, in whole points.
  var size: CGSize {
    let width = max(content.width, titles.map(\.size.width).max() ?? 0)
    return CGSize(
      width: (width + 2 * Self.margin).rounded(.up),
      height: (content.height + titleHeight + 2 * Self.margin).rounded(.up))
  }

  /// The picture of the sheet.
  var picture: Picture {
    var picture = Picture(
      drawing: Drawing(draw), size: size, screen: CGRect(origin: .zero, size: size))
    picture.refusal = sheet.scenes.lazy.compactMap { $0.figure?.refusal }.first
    return picture
  }

  private func draw(in canvas: Canvas) {
    canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
    canvas.translate(x: Self.margin, y: Self.margin)
    var y: CGFloat = 0
    for line in titles {
      line.draw(in: canvas, at: CGPoint(x: 0, y: y))
      y += line.size.height + 4
    }
    canvas.translate(x: -content.minX.rounded(), y: titleHeight - content.minY.rounded())
    // Lines are drawn before scenes, so that a line that crosses a scene passes behind it.
    routes.drawLines(in: canvas, sheet.appearance)
    for (scene, origin) in zip(scenes, arrangement.origins) { scene.draw(in: canvas, at: origin) }
    routes.drawEnds(in: canvas, sheet.appearance)
    routes.drawLabels(in: canvas, palette)
  }
}

/// The frames of a scene on a sheet.
struct PlacedScene {
  /// The device's body with the title above it and the exits below it.
  var frame: CGRect
  var body: CGRect
  var screen: CGRect
}

extension SceneDrawing {
  /// Returns the frames of the scene with its upper-left corner at a point.
  func placed(at origin: CGPoint) -> PlacedScene {
    PlacedScene(
      frame: CGRect(origin: origin, size: size), body: body.offsetBy(dx: origin.x, dy: origin.y),
      screen: screen.offsetBy(dx: origin.x, dy: origin.y))
  }
}
