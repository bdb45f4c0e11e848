extension BandRenderer {
  /// Draws the part of the placed glyphs that is inside `bounds`.
  mutating func draw(_ places: Range<Int>, _ bounds: PixelRect, clip: Int?, _ shader: Shader) {
    if isWide, clip == nil, case .solid(let word) = shader {
      return painter.surface.fill(plan, places, in: bounds, with: word)
    }
    for index in places {
      let place = plan.places[index]
      let seen = plan.bounds(of: place).intersection(bounds)
      let coverage = plan.coverages[Int(place.coverage)]
      for y in seen.rows {
        row.set(coverage, row: y - Int(place.y), x: Int(place.x), in: seen.columns)
        paint(y, clip: clip, shader, .sourceOver)
      }
    }
  }

  /// Draws the part of a mask that is inside `bounds`.
  mutating func draw(mask index: Int, _ bounds: PixelRect, clip: Int?, _ shader: Shader) {
    let place = plan.masks[index].place
    let seen = place.intersection(bounds)
    guard !seen.isEmpty else { return }
    let first = (seen.minY - place.minY) * place.width + seen.minX - place.minX
    plan.masks[index].mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      // A single colour without a clip is blended directly from the mask, without converting the
      // mask to runs.
      if clip == nil, case .solid(let word) = shader {
        painter.paint(word, base + first, stride: place.width, seen)
      } else {
        draw(base + first, stride: place.width, seen, clip: clip, shader)
      }
    }
  }

  /// Draws rows of coverage bytes through a clip or with a shader.
  private mutating func draw(
    _ coverage: UnsafePointer<UInt8>, stride: Int, _ seen: PixelRect, clip: Int?, _ shader: Shader
  ) {
    var coverage = coverage
    for y in seen.minY..<seen.maxY {
      row.count = 0
      row.append(seen.minX, seen.maxX, value: Int(CoverageRow.Run.bytes))
      (row.bytes + (seen.minX - row.left)).update(from: coverage, count: seen.width)
      coverage += stride
      paint(y, clip: clip, shader, .sourceOver)
    }
  }
}
