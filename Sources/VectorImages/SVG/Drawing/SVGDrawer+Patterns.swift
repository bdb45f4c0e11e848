import Foundation
import RasterCore

extension SVGDrawer {
  private struct Tile {
    let frame: CGRect
    let transform: CGAffineTransform
    let drawing: Drawing
    /// The number of commands; commands of repeated content are counted each time.
    let cost: Int
  }

  /// Fills a rectangle with the tiles of a pattern.
  func drawPattern(
    _ pattern: Int, _ area: CGRect, _ alpha: CGFloat, of index: Int, on canvas: Canvas
  ) throws(VectorImageError) {
    let tile = try follow(to: pattern, from: index) { () throws(VectorImageError) in
      try self.tile(of: pattern, index)
    }
    guard let tile, let inverse = tile.transform.inverse else { return }
    let reach = area.applying(inverse)
    // A tile that only touches the area because of rounding is left out.
    let columns = Self.range(reach.minX, reach.maxX, tile.frame.minX, tile.frame.width)
    let rows = Self.range(reach.minY, reach.maxY, tile.frame.minY, tile.frame.height)
    guard let columns, let rows else { return }
    let count = Double(columns.count) * Double(rows.count) * Double(tile.cost + 1)
    try spend(index) { $0.commands += Int(min(count, 1e9)) }
    if alpha < 1 { canvas.beginGroup(alpha: alpha) }
    canvas.save()
    canvas.concatenate(tile.transform)
    for row in rows {
      for column in columns {
        canvas.save()
        canvas.translate(
          x: CGFloat(column) * tile.frame.width, y: CGFloat(row) * tile.frame.height)
        canvas.draw(tile.drawing)
        canvas.restore()
      }
    }
    canvas.restore()
    if alpha < 1 { canvas.endGroup() }
  }

  /// Returns the indices of the tiles that cover a range; nil if an index is infinite or too large.
  private static func range(
    _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ step: CGFloat
  ) -> Range<Int>? {
    let first = ((low - start) / step + 1e-6).rounded(.down)
    let last = ((high - start) / step - 1e-6).rounded(.up)
    guard abs(first) < 1e9, abs(last) < 1e9 else { return nil }
    return Int(first)..<max(Int(first) + 1, Int(last))
  }

  private func tile(of pattern: Int, _ index: Int) throws(VectorImageError) -> Tile? {
    let chain = try chain(from: pattern, named: ["pattern"])
    let box = try box(of: index)
    let isBox = value("patternUnits", along: chain) != "userSpaceOnUse"
    func side(_ name: String, _ axis: SVGAxis) -> CGFloat {
      let whole = isBox ? 1 : axis.whole(of: viewport)
      return value(name, along: chain).flatMap(SVGLength.init)?.points(of: whole) ?? 0
    }
    var frame = CGRect(
      x: side("x", .horizontal), y: side("y", .vertical), width: side("width", .horizontal),
      height: side("height", .vertical))
    if isBox {
      guard let unit = try unitTransform(of: index) else { return nil }
      frame = frame.applying(unit)
    }
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite,
      let source = chain.first(where: { !tree.nodes[$0].children.isEmpty })
    else { return nil }
    let (drawing, cost) = try measured { canvas throws(VectorImageError) in
      if self.value("overflow", along: chain) != "visible" { canvas.clip(to: frame) }
      canvas.concatenate(self.contentTransform(chain, frame, box))
      try self.drawChildren(of: source, self.style(at: source), on: canvas)
    }
    let transform =
      value("patternTransform", along: chain).flatMap(SVGTransformList.transform) ?? .identity
    return Tile(frame: frame, transform: transform, drawing: drawing, cost: cost)
  }

  /// Returns the transform from a pattern's content to its tile.
  private func contentTransform(
    _ chain: [Int], _ frame: CGRect, _ box: CGRect
  ) -> CGAffineTransform {
    if let owner = chain.first(where: { tree.nodes[$0].viewBox != nil }),
      let view = tree.nodes[owner].viewBox
    {
      let ratio = value("preserveAspectRatio", along: chain).map(SVGAspectRatio.init)
      return (ratio ?? SVGAspectRatio()).transform(from: view, to: frame) ?? .identity
    }
    // The origin of the content is the corner of the tile.
    let isBox = value("patternContentUnits", along: chain) == "objectBoundingBox"
    return CGAffineTransform(
      a: isBox ? box.width : 1, b: 0, c: 0, d: isBox ? box.height : 1, tx: frame.minX,
      ty: frame.minY)
  }
}
