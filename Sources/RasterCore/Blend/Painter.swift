/// A painter that blends the pixels of a shader or a layer into a surface, weighted by coverage.
struct Painter {
  let surface: Surface
  /// Memory for the source pixels of one run.
  let scratch: UnsafeMutablePointer<UInt32>
  /// Whether the C kernels are used.
  let isWide: Bool

  /// Paints a row's runs with a shader.
  func paint(_ row: CoverageRow, y: Int, _ shader: Shader, _ mode: BlendMode) {
    // A single colour blended by source-over needs no shaded pixels.
    if case .solid(let word) = shader, mode == .sourceOver { return paint(row, y: y, word) }
    var index = 0
    while index < row.count {
      let run = row.runs[index]
      index &+= 1
      let (x, count) = (Int(run.start), Int(run.end &- run.start))
      // Opaque pixels that hide everything below them are shaded directly into the surface.
      let isPlain = run.value == 255 && mode == .sourceOver && shader.isOpaque
      let target = isPlain ? surface.pixels(x: x, y: y) : scratch
      shader.shade(target, x: x, y: y, count: count, wide: isWide)
      if !isPlain { blend(x, y, count, run.value, row.bytes + (x &- row.left), mode) }
    }
  }

  /// Fills a row's runs with one colour.
  private func paint(_ row: CoverageRow, y: Int, _ word: UInt32) {
    if isWide { return surface.fill(row, y: y, with: word) }
    var index = 0
    while index < row.count {
      let run = row.runs[index]
      index &+= 1
      let (x, count) = (Int(run.start), Int(run.end &- run.start))
      let (pixels, before) = (surface.pixels(x: x, y: y), surface.count(beforeX: x, y: y))
      if run.value < 0 {
        SourceOver.fill(
          pixels, count, with: word, coverage: row.bytes + (x &- row.left), before: before)
      } else {
        SourceOver.fill(pixels, count, with: word, coverage: UInt32(run.value), before: before)
      }
    }
  }

  /// Fills a rectangle with one colour, weighted by a byte of coverage for each pixel.
  func paint(_ word: UInt32, _ coverage: UnsafePointer<UInt8>, stride: Int, _ seen: PixelRect) {
    if isWide { return surface.fill(seen, coverage, stride: stride, with: word) }
    let before = surface.count(beforeX: seen.minX, y: seen.minY)
    let pixels = surface.pixels(x: seen.minX, y: seen.minY)
    for row in 0..<seen.height {
      let down = row &* surface.region.width
      SourceOver.fill(
        pixels + down, seen.width, with: word, coverage: coverage + row &* stride,
        before: before &+ down)
    }
  }

  /// Blends the pixels in `scratch`, weighted by a uniform coverage or, if `uniform` is negative,
  /// by the coverage bytes.
  private func blend(
    _ x: Int, _ y: Int, _ count: Int, _ uniform: Int32, _ bytes: UnsafePointer<UInt8>,
    _ mode: BlendMode
  ) {
    if isWide, mode == .sourceOver {
      return surface.draw(scratch, count, x: x, y: y, coverage: uniform, bytes: bytes)
    }
    let pixels = surface.pixels(x: x, y: y)
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

  /// Returns the destination blended with the source by the mode, weighted by the coverage.
  private static func blend(
    _ source: UInt32, _ destination: UInt32, _ coverage: UInt32, _ mode: BlendMode
  ) -> UInt32 {
    // Modes such as `clear` change pixels even if the source is transparent, so a coverage of 0 is
    // handled separately.
    if coverage == 0 { return destination }
    let full = mode.combine(source, destination)
    return coverage == 255 ? full : Blending.mixed(full, coverage, with: destination)
  }

  /// Blends a layer's row into the surface, weighted by an alpha and a row of coverage.
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
      blend(x, y, count, run.value, row.bytes + (x &- row.left), mode)
    }
  }
}
