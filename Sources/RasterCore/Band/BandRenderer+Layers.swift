extension BandRenderer {
  /// Draws the innermost layer into the one around it.
  mutating func endLayer(clip: Int?, alpha: UInt8, _ mode: BlendMode) {
    let layer = surfaces.removeLast()
    defer { layer.deallocate() }
    for y in layer.region.minY..<layer.region.maxY {
      row.count = 0
      row.append(layer.region.minX, layer.region.maxX, value: 255)
      var source = row
      if let clip, let mask = masks[clip] {
        mask.multiply(row, row: y, into: &clipped)
        source = clipped
      }
      painter.paint(source, y: y, layer, alpha: UInt32(alpha), mode)
    }
  }
}
