/// Blends a shader's pixels, or a layer's, into a surface as far as a row of coverage says.
struct Painter {
  let surface: Surface
  /// Memory for the shaded pixels of one run.
  let scratch: UnsafeMutablePointer<UInt32>

  /// Paints a row's runs.
  func paint(_ row: CoverageRow, y: Int, _ shader: Shader, _ mode: BlendMode) {
    var index = 0
    while index < row.count {
      let run = row.runs[index]
      index &+= 1
      let (x, count) = (Int(run.start), Int(run.end &- run.start))
      let pixels = surface.pixels(x: x, y: y)
      let coverage = row.bytes + (x &- row.left)
      // One colour laid over what is there needs no shaded pixels.
      if case .solid(let word) = shader, mode == .sourceOver {
        let before = surface.count(beforeX: x, y: y)
        if run.value < 0 {
          SourceOver.fill(pixels, count, with: word, coverage: coverage, before: before)
        } else {
          SourceOver.fill(
            pixels, count, with: word, coverage: UInt32(run.value), before: before)
        }
        continue
      }
      shader.shade(scratch, x: x, y: y, count: count)
      blend(pixels, count, run.value, coverage, mode)
    }
  }

  /// Blends the scratch row's pixels with one coverage or, when it is negative, with bytes.
  private func blend(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ uniform: Int32,
    _ bytes: UnsafePointer<UInt8>, _ mode: BlendMode
  ) {
    guard mode != .sourceOver else {
      return uniform < 0
        ? SourceOver.draw(scratch, to: pixels, count, coverage: bytes)
        : SourceOver.draw(scratch, to: pixels, count, coverage: UInt32(uniform))
    }
    var index = 0
    while index < count {
      let coverage = uniform < 0 ? UInt32(bytes[index]) : UInt32(uniform)
      pixels[index] = Self.blend(scratch[index], pixels[index], coverage, mode)
      index &+= 1
    }
  }

  /// Returns the destination mixed with what the mode makes of it, as far as it is covered.
  private static func blend(
    _ source: UInt32, _ destination: UInt32, _ coverage: UInt32, _ mode: BlendMode
  ) -> UInt32 {
    // A mode such as `clear` changes pixels that the source is nothing in: those not covered stay.
    if coverage == 0 { return destination }
    let full = mode.combine(source, destination)
    return coverage == 255 ? full : Blending.mixed(full, coverage, with: destination)
  }

  /// Blends a layer's row as far as the row of coverage says.
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
