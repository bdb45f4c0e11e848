extension Painter {
  /// Blends a layer's row where coverage says.
  func paint(_ row: CoverageRow, y: Int, _ layer: Surface, alpha: UInt32, _ mode: BlendMode) {
    var index = 0
    while index < row.count {
      let run = row.runs[index]
      index &+= 1
      let (x, count) = (Int(run.start), Int(run.end &- run.start))
      let source = layer.pixels(x: x, y: y)
      var column = 0
      while column < count {
        scratch[column] = Blending.scaled(source[column], by: alpha)
        column &+= 1
      }
      blend(surface.pixels(x: x, y: y), count, run.value, row.bytes + (x &- row.left), mode)
    }
  }
}
