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
      if case .solid(let word) = shader, mode == .sourceOver {
        if run.value < 0 {
          solid(word, pixels, row.bytes + (x &- row.left), count)
        } else {
          solid(word, pixels, UInt32(run.value), count)
        }
        continue
      }
      shader.shade(scratch, x: x, y: y, count: count)
      blend(pixels, count, run.value, row.bytes + (x &- row.left), mode)
    }
  }

  private func solid(
    _ word: UInt32, _ pixels: UnsafeMutablePointer<UInt32>, _ coverage: UInt32, _ count: Int
  ) {
    let source = coverage == 255 ? word : Blending.scaled(word, by: coverage)
    if source >> 24 == 255 { return pixels.update(repeating: source, count: count) }
    if source >> 24 == 0 { return }
    var index = 0
    while index < count {
      pixels[index] = Blending.over(source, pixels[index])
      index &+= 1
    }
  }

  private func solid(
    _ word: UInt32, _ pixels: UnsafeMutablePointer<UInt32>, _ coverage: UnsafePointer<UInt8>,
    _ count: Int
  ) {
    var index = 0
    while index < count {
      let value = UInt32(coverage[index])
      if value > 0 {
        pixels[index] = Blending.over(Blending.scaled(word, by: value), pixels[index])
      }
      index &+= 1
    }
  }

  /// Blends the scratch row's pixels with one coverage or, when it is negative, with bytes.
  func blend(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ uniform: Int32,
    _ bytes: UnsafePointer<UInt8>, _ mode: BlendMode
  ) {
    var index = 0
    while index < count {
      let coverage = uniform < 0 ? UInt32(bytes[index]) : UInt32(uniform)
      pixels[index] = Self.blend(scratch[index], pixels[index], coverage, mode)
      index &+= 1
    }
  }

  @inline(__always)
  private static func blend(
    _ source: UInt32, _ destination: UInt32, _ coverage: UInt32, _ mode: BlendMode
  ) -> UInt32 {
    if coverage == 0 { return destination }
    if mode == .sourceOver {
      return Blending.over(Blending.scaled(source, by: coverage), destination)
    }
    let full = mode.combine(source, destination)
    if coverage == 255 { return full }
    return Blending.sum(
      Blending.scaled(full, by: coverage), Blending.scaled(destination, by: 255 - coverage))
  }
}
