import Foundation
import LayoutCore

extension Annotations {
  /// Tells how large the content is and which part of it the viewport shows.
  ///
  /// Content that can be seen whole is dimensioned around itself; otherwise a small map beside the
  /// screen shows both to scale.
  mutating func addContentSize() {
    let content = page.rect(layout.content)
    guard content.width > 0, content.height > 0 else { return }
    if page.visible.insetBy(dx: -0.01, dy: -0.01).contains(content) {
      addDimension(of: content, along: .vertical, length: layout.contentSize.height)
      addDimension(of: content, along: .horizontal, length: layout.contentSize.width)
      addViewport()
    } else {
      addMap()
    }
  }

  /// Draws the outline of the viewport, named at a corner outside of it.
  private mutating func addViewport() {
    let frame = page.rect(layout.viewport)
    mark(.outline(frame, .viewport))
    let text = "viewport \(layout.viewport.size.label)"
    let size = metrics.size(text, .note)
    let origins = [
      CGPoint(x: frame.minX, y: frame.maxY + 3),
      CGPoint(x: frame.minX, y: frame.minY - size.height - 3),
      CGPoint(x: frame.maxX - size.width - 4, y: frame.maxY - size.height - 4),
      CGPoint(x: frame.minX + 4, y: frame.minY + 4),
    ]
    place(
      text, .note,
      origins.enumerated().map {
        LabelOption(frame: CGRect(origin: $1, size: size), cost: CGFloat($0))
      })
  }

  /// Dimensions one side of the content outside the picture's body.
  private mutating func addDimension(of content: CGRect, along axis: Axis, length: CGFloat) {
    let text = "\(length.plain) pt"
    let size = metrics.size(text, .measure)
    let edge = page.screen.upper(axis.turned)
    let place = edge + 5 + axis.turned.along(size) / 2
    let line = Segment(
      start: axis.point(along: content.lower(axis), across: place),
      end: axis.point(along: content.upper(axis), across: place))
    for end in [content.lower(axis), content.upper(axis)] {
      mark(
        .extensionLine(
          Segment(
            start: axis.point(along: end, across: edge + 3),
            end: axis.point(along: end, across: place + 5))))
    }
    self.place(
      text, .measure,
      [0.5, 0.25, 0.75].map { fraction in
        let along = content.lower(axis) + content.length(axis) * fraction
        let center = axis.point(along: along, across: place)
        return LabelOption(
          frame: CGRect(center: center, size: size), measure: line, cost: abs(fraction - 0.5))
      })
  }

  /// Draws content and viewport to scale beside the screen, with their sizes below.
  private mutating func addMap() {
    let room = CGSize(width: 56, height: 120)
    let whole = layout.content.union(layout.viewport)
    let scale = min(room.width / whole.width, room.height / whole.height)
    let corner = CGPoint(x: page.screen.maxX + 14, y: page.screen.minY + 1)
    func mapped(_ rect: CGRect) -> CGRect {
      CGRect(
        x: corner.x + (rect.minX - whole.minX) * scale,
        y: corner.y + (rect.minY - whole.minY) * scale,
        width: max(rect.width * scale, 3), height: max(rect.height * scale, 3))
    }
    mark(.outline(mapped(layout.content), .content))
    mark(.outline(mapped(layout.viewport), .viewport))
    reserve(mapped(whole))
    var top = mapped(whole).maxY + 6
    for (name, size) in [("content", layout.contentSize), ("viewport", layout.viewport.size)] {
      let text = "\(name) \(size.label)"
      let frame = CGRect(origin: CGPoint(x: corner.x, y: top), size: metrics.size(text, .note))
      place(text, .note, [LabelOption(frame: frame)])
      top = frame.maxY + LabelPlacer.clearance + 1
    }
  }
}

extension CGSize {
  /// The size in words: `414 × 736 pt`.
  var label: String { "\(width.plain) × \(height.plain) pt" }
}
