/// Blends a shader's pixels into a surface where coverage says.
struct Painter {
  let surface: Surface
  /// Room for a row of shaded pixels.
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
  func blend(
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

  /// Returns what becomes of a destination, changed as far as it is covered.
  private static func blend(
    _ source: UInt32, _ destination: UInt32, _ coverage: UInt32, _ mode: BlendMode
  ) -> UInt32 {
    if coverage == 0 { return destination }
    let full = mode.combine(source, destination)
    return coverage == 255 ? full : Blending.mixed(full, coverage, with: destination)
  }
}
