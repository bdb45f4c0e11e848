package import Foundation

/// The nine slices in which a resizable image is drawn.
///
///     ┌──┬────┬──┐   The corners keep their size; the sides are filled along one axis,
///     │  │ ·  │  │   the middle along both: stretched, or repeated from its start with
///     ├──┼────┼──┤   the last copies cut off.
///     └──┴────┴──┘
package struct ImageSlices {
  /// A part of the image in pixels, and the rectangle in points in which it is drawn.
  package struct Piece: Equatable {
    package let source: CGRect, target: CGRect
  }

  /// The lengths at both ends of one axis that are not stretched, in points.
  package struct Caps {
    let start: CGFloat, end: CGFloat

    package init(start: CGFloat, end: CGFloat) { (self.start, self.end) = (start, end) }
  }

  /// A range of one axis, in pixels of the image and in points of the target.
  struct Span: Equatable {
    let source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>
  }

  /// The used part of the image: its origin in pixels and its size in points.
  let origin: CGPoint, size: CGSize
  let scale: CGFloat
  /// The caps at the left and right, and at the top and bottom.
  let columns: Caps, rows: Caps
  let tiles: Bool

  /// Makes the slices of a whole image.
  package init(
    size: CGSize, scale: CGFloat, columns: Caps, rows: Caps, tiles: Bool
  ) {
    origin = .zero
    (self.size, self.scale, self.tiles) = (size, scale, tiles)
    (self.columns, self.rows) = (columns, rows)
  }

  /// Makes the slices of a layer's image, whose stretchable part is `contentsCenter`.
  init(_ contents: LayerContents) {
    let image = (
      width: CGFloat(contents.image?.width ?? 0), height: CGFloat(contents.image?.height ?? 0)
    )
    scale = contents.scale
    tiles = false
    origin = CGPoint(x: contents.rect.minX * image.width, y: contents.rect.minY * image.height)
    size = CGSize(
      width: image.width * contents.rect.width / scale,
      height: image.height * contents.rect.height / scale)
    columns = Caps(
      start: contents.center.minX * size.width, end: (1 - contents.center.maxX) * size.width)
    rows = Caps(
      start: contents.center.minY * size.height, end: (1 - contents.center.maxY) * size.height)
  }

  /// Returns the pieces that fill a rectangle.
  package func pieces(in rect: CGRect) -> [Piece] {
    let across = spans(size.width, columns, over: (rect.minX, rect.width))
    let down = spans(size.height, rows, over: (rect.minY, rect.height))
    return down.flatMap { row in
      across.map { column in
        Piece(
          source: rectangle(column.source, row.source).offsetBy(dx: origin.x, dy: origin.y),
          target: rectangle(column.target, row.target))
      }
    }
  }

  private func rectangle(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
    CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Returns the spans of one axis; caps that are too long together are reduced by the same factor.
  private func spans(
    _ length: CGFloat, _ caps: Caps, over target: (start: CGFloat, length: CGFloat)
  ) -> [Span] {
    let (before, after) = (caps.start, caps.end)
    // Overlapping caps are shrunk by the same factor, so that they meet without a gap.
    let squeeze = before + after > target.length ? target.length / (before + after) : 1
    let inner = (
      start: target.start + before * squeeze,
      end: target.start + target.length - after * squeeze
    )
    let ends = [
      Span(source: 0...before * scale, target: target.start...inner.start),
      Span(
        source: (length - after) * scale...max(length * scale, (length - after) * scale),
        target: inner.end...max(inner.end, target.start + target.length)),
    ]
    let middle = fill(from: before, to: max(before, length - after), over: inner)
    return (ends[..<1] + middle + ends[1...]).filter {
      $0.target.upperBound > $0.target.lowerBound
    }
  }

  private func fill(
    from start: CGFloat, to end: CGFloat, over target: (start: CGFloat, end: CGFloat)
  ) -> [Span] {
    guard target.end > target.start, end > start else { return [] }
    // Stretching a pixel has the same result as repeating it, and needs one piece instead of
    // thousands.
    guard tiles, (end - start) * scale > 1 else {
      return [Span(source: start * scale...end * scale, target: target.start...target.end)]
    }
    let length = end - start
    return stride(from: target.start, to: target.end, by: length).map { place in
      let shown = min(length, target.end - place)
      return Span(source: start * scale...(start + shown) * scale, target: place...place + shown)
    }
  }
}
