import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText

/// The drawing of one preparation of a layout.
struct SelfSizingColumn {
  let pass: SelfSizingStory.Pass
  /// The number of the preparation, from one.
  let number: Int
  /// Whether no cell requests a different size after this preparation.
  let isLast: Bool
  /// The previous preparation, with which this one is compared; nil for the first.
  let earlier: SelfSizingStory.Pass?
  /// The origin of the viewport.
  let origin: CGPoint
  let zoom: CGFloat

  private var viewport: CGRect {
    CGRect(origin: origin, size: pass.layout.viewport.scaled(by: zoom).size)
  }

  /// Returns the layout with its position in the picture.
  func pictured(on device: DeviceConfiguration) -> LayoutInPicture {
    LayoutInPicture(
      pass.layout, variant: "pass \(number)", on: device, origin: origin, zoom: zoom)
  }

  /// Draws the heading, the cells, and below them the content size on a baseline.
  func draw(with ink: FigureInk, contentSizeAt baseline: CGFloat) {
    drawName(with: ink)
    drawViewport(with: ink)
    for element in pass.layout.elements { draw(element, with: ink) }
    drawWish(with: ink)
    drawContentSize(with: ink, at: baseline)
  }

  private func drawName(with ink: FigureInk) {
    let baseline = origin.y - 38
    let number = StyledText(
      "\(number)", size: 17, weight: .semibold, color: ink.palette.secondInk)
    number.draw(in: ink.canvas, onBaseline: CGPoint(x: origin.x, y: baseline))
    ink.write(
      title, at: CGPoint(x: origin.x + number.size.width + 8, y: baseline), size: 17,
      weight: .semibold)
    ink.write(
      addition, at: CGPoint(x: origin.x, y: origin.y - 16), size: 12, color: ink.palette.secondInk)
  }

  private var title: String {
    pass.wish.map { "\($0.cell) asks" } ?? "Estimates"
  }

  private var addition: String {
    guard let wish = pass.wish else { return "prepared, and nobody asked" }
    let words = "\(wish.given.height.hundredths) → \(wish.wanted.height.hundredths) pt high"
    return isLast ? words + ", settled" : words
  }

  private func drawViewport(with ink: FigureInk) {
    let path = Path(roundedRect: viewport, radius: 6, style: .continuous)
    ink.canvas.fill(path, with: .color(ink.palette.body))
    ink.canvas.stroke(path, StrokeStyle(width: 1), with: .color(ink.palette.bodyEdge))
  }

  /// Returns the rectangle at which a rectangle of the content is drawn.
  private func placed(_ frame: CGRect) -> CGRect {
    let bounds = pass.layout.viewport
    return frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY).scaled(by: zoom)
      .offsetBy(dx: origin.x, dy: origin.y)
  }

  private func draw(_ element: LayoutRecord.Element, with ink: FigureInk) {
    let (frame, palette) = (placed(element.frame), ink.palette)
    let isSettled = pass.settled.contains(element.path)
    ink.drawCell(frame, isSettled ? .asked : .estimated)
    let color = isSettled ? palette.ink : palette.secondInk
    StyledText(element.path, size: 11, weight: isSettled ? .medium : .regular, color: color)
      .draw(in: ink.canvas, leadingIn: frame.insetBy(dx: 9, dy: 0))
    StyledText(
      element.frame.height.hundredths, size: 11, weight: isSettled ? .semibold : .regular,
      color: color
    ).draw(
      in: ink.canvas, onBaseline: CGPoint(x: frame.maxX - 9, y: frame.midY + 4), anchor: .right)
  }

  /// Draws the difference between the height that a cell requested and the height that it was
  /// given.
  private func drawWish(with ink: FigureInk) {
    guard let wish = pass.wish, let element = pass.asking else { return }
    var change = element.frame
    change.origin.y = min(element.frame.minY + wish.given.height, element.frame.maxY)
    change.size.height = (wish.wanted.height - wish.given.height).magnitude
    ink.drawChange(placed(change), isGrowth: wish.wanted.height > wish.given.height)
  }

  private func drawContentSize(with ink: FigureInk, at baseline: CGFloat) {
    let height = pass.layout.contentSize.height
    let words = StyledText(
      "\(height.hundredths) pt", size: 17, weight: .semibold, color: ink.palette.ink)
    words.draw(in: ink.canvas, onBaseline: CGPoint(x: origin.x, y: baseline))
    guard let earlier else {
      return ink.write(
        "content height", at: CGPoint(x: origin.x, y: baseline + 20), size: 12,
        color: ink.palette.secondInk)
    }
    let growth = height - earlier.layout.contentSize.height
    let sign = growth < 0 ? "−" : "+"
    ink.write(
      "\(sign)\(growth.magnitude.hundredths) pt", at: CGPoint(x: origin.x, y: baseline + 20),
      size: 12, weight: .semibold, color: ink.palette.measure)
  }
}
