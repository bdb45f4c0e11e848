import Foundation
import LayoutCore

extension Annotations {
  /// Annotates the size of the content and of the viewport.
  ///
  /// If all content is visible, the sizes are drawn as dimension lines around the screen. Otherwise
  /// a small map beside the screen shows the content and the viewport to scale.
  mutating func addContentSize() {
    let content = page.rect(layout.content)
    guard content.width > 0, content.height > 0 else { return }
    if page.viewport.insetBy(dx: -0.01, dy: -0.01).contains(content) {
      let (axis, viewport) = (layout.axis, page.rect(layout.viewport))
      shape(.outline(viewport, .viewport))
      addDimension("content", of: content, along: axis, beyondUpper: true)
      addDimension("viewport", of: viewport, along: axis, beyondUpper: false)
      addDimension("content", of: content, along: axis.turned, beyondUpper: true)
    } else {
      addMap()
    }
  }

  /// Adds the dimension line of one side of a rectangle, outside the figure: below or at the right
  /// if `beyondUpper` is true, otherwise above or at the left.
  private mutating func addDimension(
    _ name: String, of rect: CGRect, along axis: Axis, beyondUpper: Bool
  ) {
    let text = "\(name) \((rect.length(axis) / page.zoom).hundredths) pt"
    let size = metrics.size(text, .measure)
    let (sign, edge): (CGFloat, CGFloat) =
      beyondUpper ? (1, page.screen.upper(axis.turned)) : (-1, page.screen.lower(axis.turned))
    let (lower, upper) = (rect.lower(axis), rect.upper(axis))
    let across = edge + sign * (5 + axis.across(size) / 2)
    let line = Segment(
      start: axis.point(along: lower, across: across),
      end: axis.point(along: upper, across: across))
    let options = [0.5, 0.25, 0.75].map { fraction in
      let center = axis.point(along: lower + (upper - lower) * fraction, across: across)
      return LabelOption(
        frame: CGRect(center: center, size: size), measure: line, cost: abs(fraction - 0.5))
    }
    guard place(LabelRequest(text: text, role: .measure, options: options)) else { return }
    for end in [lower, upper] {
      let start = axis.point(along: end, across: edge + sign * 3)
      let stop = axis.point(along: end, across: across + sign * 5)
      shape(.extensionLine(Segment(start: start, end: stop)))
    }
  }

  /// Draws the content and the viewport to scale beside the screen, with their sizes below.
  private mutating func addMap() {
    let limit = CGSize(width: 56, height: 120)
    let whole = layout.content.union(layout.viewport)
    let scale = min(limit.width / whole.width, limit.height / whole.height)
    let corner = CGPoint(x: page.screen.maxX + 14, y: page.screen.minY + 1)
    func mapped(_ rect: CGRect) -> CGRect {
      CGRect(
        x: corner.x + (rect.minX - whole.minX) * scale,
        y: corner.y + (rect.minY - whole.minY) * scale,
        width: max(rect.width * scale, 3), height: max(rect.height * scale, 3))
    }
    shape(.outline(mapped(layout.content), .content))
    shape(.outline(mapped(layout.viewport), .viewport))
    // The area is reserved before labels are placed, so that no label covers the map.
    reserve(mapped(whole))
    var top = mapped(whole).maxY + 5
    for (name, size) in [("content", layout.contentSize), ("viewport", layout.viewport.size)] {
      let text = "\(name) \(size.label)"
      let frame = CGRect(origin: CGPoint(x: corner.x - 4, y: top), size: metrics.size(text, .note))
      place(LabelRequest(text: text, role: .note, options: [LabelOption(frame: frame)]))
      top = frame.maxY + LabelPlacer.clearance
    }
  }
}

extension CGSize {
  /// The size as text: `414 × 736 pt`.
  var label: String { "\(width.hundredths) × \(height.hundredths) pt" }
}
