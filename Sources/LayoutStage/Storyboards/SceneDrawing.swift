import Foundation
import RasterCore
import RasterText

/// A scene on a sheet: its device, with a title above it and the labels of its unwind segues
/// (exits) below it.
///
/// The origin is the upper-left corner of the drawing.
struct SceneDrawing {
  /// The size of the whole drawing.
  let size: CGSize
  /// The frame of the device's body, or of the box for a storyboard reference.
  let body: CGRect
  /// The frame of the screen.
  let screen: CGRect
  private let figure: AnnotatedFigure?
  private let texts: [StyledText]
  /// The y coordinate of the title's top; the title ends just above the device.
  private let textTop: CGFloat
  private let exits: [SegueLabel]
  private let palette: FigurePalette

  /// The distance between the title and the device, in points.
  private static let titleGap: CGFloat = 7
  private static let exitGap: CGFloat = 6
  private static let referenceSize = CGSize(width: 132, height: 44)

  /// Lays out a scene at a zoom.
  init(
    _ scene: StoryboardSheet.Scene, exits: [SegueLabel], zoom: CGFloat, titleHeight: CGFloat = 0,
    _ palette: FigurePalette
  ) {
    self.palette = palette
    self.exits = exits
    figure = scene.figure.map { AnnotatedFigure($0, zoom: zoom, deviceFrame: true) }
    let bounds = figure?.bounds ?? CGRect(origin: .zero, size: Self.referenceSize)
    texts = Self.texts(of: scene, width: bounds.width, palette)
    let height = texts.reduce(0) { $0 + $1.size.height }
    textTop = max(0, titleHeight - height)
    let top = figure == nil ? 0 : (textTop + height + Self.titleGap).rounded(.up)
    body = CGRect(origin: CGPoint(x: 0, y: top), size: bounds.size)
    screen =
      figure.map {
        $0.body.offsetBy(dx: -bounds.minX, dy: top - bounds.minY)
      } ?? body
    let below = exits.reduce(0) { $0 + $1.size.height + Self.exitGap }
    size = CGSize(width: bounds.width, height: body.maxY + below)
  }

  private static func texts(
    of scene: StoryboardSheet.Scene, width: CGFloat, _ palette: FigurePalette
  ) -> [StyledText] {
    let color = scene.figure == nil ? palette.secondInk : palette.ink
    let detail = scene.detail.map {
      StyledText(
        $0, size: 10.5, face: .monospaced, color: palette.secondInk, alignment: .center,
        width: width)
    }
    return [
      StyledText(
        scene.title, size: 13, weight: .semibold, color: color, alignment: .center, width: width),
      detail,
    ].compactMap { $0 }
  }

  /// The height of the title with all its lines.
  var titleHeight: CGFloat { figure == nil ? 0 : texts.reduce(0) { $0 + $1.size.height } }

  /// Draws the scene with its upper-left corner at a point.
  func draw(in canvas: Canvas, at origin: CGPoint) {
    canvas.save()
    canvas.translate(x: origin.x, y: origin.y)
    if let figure {
      canvas.save()
      canvas.translate(x: screen.minX, y: screen.minY)
      canvas.draw(figure.drawing)
      canvas.restore()
      drawTexts(in: canvas, from: textTop)
    } else {
      drawReference(in: canvas)
    }
    var y = body.maxY + Self.exitGap
    for exit in exits {
      let frame = CGRect(
        x: (body.midX - exit.size.width / 2).rounded(), y: y, width: exit.size.width,
        height: exit.size.height)
      exit.draw(in: canvas, frame, palette)
      y += exit.size.height + Self.exitGap
    }
    canvas.restore()
  }

  private func drawTexts(in canvas: Canvas, from top: CGFloat) {
    var y = top
    for text in texts {
      text.draw(in: canvas, at: CGPoint(x: 0, y: y), width: body.width)
      y += text.size.height
    }
  }

  /// Draws the box that represents a reference to another storyboard.
  private func drawReference(in canvas: Canvas) {
    let box = Path(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), radius: 10, style: .continuous)
    canvas.fill(box, with: .color(palette.body))
    canvas.stroke(box, StrokeStyle(width: 1, dash: [4, 3]), with: .color(palette.bodyEdge))
    let height = texts.reduce(0) { $0 + $1.size.height }
    drawTexts(in: canvas, from: body.midY - height / 2)
  }
}
