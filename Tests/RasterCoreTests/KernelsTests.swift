import Foundation
import TestSupport
import Testing

@testable import RasterCore

@Suite struct KernelsTests {
  @Test func `kernels run where the machine has the registers and the environment allows them`()
    throws
  {
    let wanted = ProcessInfo.processInfo.environment["QUARTERTURN_KERNELS"]
    #expect(Kernels.areWide == (try Self.machineIsWide() && wanted != "portable"))
  }

  private static func machineIsWide() throws -> Bool {
    #if arch(arm64)
      return true
    #else
      let processors = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      return try #require(processors).split { $0 == " " || $0 == "\n" }.contains("avx2")
    #endif
  }
}

/// Each kernel beside its equivalent in Swift; without wide registers only the equivalents run.
@Suite(.enabled(if: Kernels.areWide)) struct KernelTwinTests {
  @Test(arguments: 0..<60)
  func `a drawing of everything has the same bytes with kernels and without`(seed: Int) {
    let drawing = RandomDrawing.drawing(seed: UInt64(seed))
    let width = 1 + seed * 7 % 130
    #expect(
      drawing.pixels(width: width, height: 90, wide: true)
        == drawing.pixels(width: width, height: 90, wide: false))
  }

  @Test(arguments: 0..<40)
  func `polygons have the same coverage with kernels and without`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let drawing = Drawing { canvas in
      for _ in 0..<6 {
        var path = Path()
        // Half of the points are on a coarse grid, so that sides are vertical, horizontal and on
        // pixels.
        let step: CGFloat = Bool.random(using: &random) ? 4 : 1.0 / 64
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          path.addLines(
            between: (0..<Int.random(in: 3...9, using: &random)).map { _ in
              CGPoint(
                x: (CGFloat.random(in: -20...220, using: &random) / step).rounded() * step,
                y: (CGFloat.random(in: -20...220, using: &random) / step).rounded() * step)
            })
        }
        canvas.fill(
          path, with: .color(.random(using: &random)),
          using: Bool.random(using: &random) ? .nonZero : .evenOdd)
      }
    }
    #expect(
      drawing.pixels(width: 200, height: 200, wide: true)
        == drawing.pixels(width: 200, height: 200, wide: false))
  }

  @Test func `more upright sides than can wait are all drawn`() {
    let drawing = Drawing { canvas in
      var comb = Path()
      for tooth in 0..<100 {
        comb.addRect(CGRect(x: Double(tooth) * 2.25, y: 1.5, width: 1.125, height: 60))
      }
      canvas.fill(comb, with: .color(Color(white: 0.5, alpha: 0.5)))
    }
    #expect(
      drawing.pixels(width: 230, height: 64, wide: true)
        == drawing.pixels(width: 230, height: 64, wide: false))
  }

  @Test(arguments: [0, 7, 128, 255], [0, 1, 127, 254, 255])
  func `every pair of a colour's alpha and a coverage is blended alike`(alpha: Int, below: Int) {
    let word = Color(red: 0.3, green: 0.9, blue: 0.6, alpha: Double(alpha) / 255).pixel.word
    let under = Color(red: 0.8, green: 0.1, blue: 0.4, alpha: Double(below) / 255).pixel.word
    let coverage = (0...255).map { UInt8($0) } + [UInt8](repeating: 255, count: 9)
    var wide = [UInt32](repeating: under, count: coverage.count)
    var portable = wide
    fill(&wide, word, coverage, wide: true)
    fill(&portable, word, coverage, wide: false)
    #expect(wide == portable)
  }

  private func fill(_ pixels: inout [UInt32], _ word: UInt32, _ coverage: [UInt8], wide: Bool) {
    let count = pixels.count
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let region = PixelRect(x: 0, y: 0, width: count, height: 1)
      let painter = Painter(
        surface: Surface(region: region, base: base), scratch: base, isWide: wide)
      coverage.withUnsafeBufferPointer {
        guard let bytes = $0.baseAddress else { return }
        painter.paint(word, bytes, stride: count, region)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `gradients have the same pixels with kernels and without`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let stops = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Gradient.Stop(
        color: .random(using: &random), location: CGFloat.random(in: -0.2...1.2, using: &random))
    }
    let center = CGPoint(
      x: CGFloat.random(in: -10...110, using: &random),
      y: CGFloat.random(in: -10...110, using: &random))
    let paint: Paint =
      seed % 2 == 0
      ? .linearGradient(Gradient(stops: stops), from: center, to: CGPoint(x: 50, y: seed))
      : .radialGradient(Gradient(stops: stops), center: center, radius: CGFloat(5 + seed))
    let turn = CGAffineTransform(a: 1.1, b: 0.3, c: CGFloat(seed % 3) / 3, d: 0.9, tx: 2, ty: 1)
    let shader = try #require(Shader(paint, transform: turn))
    for count in [1, 2, 3, 4, 5, 63, 64, 130] {
      var (wide, portable) = ([UInt32](repeating: 0, count: count), [UInt32]())
      portable = wide
      shader.shade(&wide, x: -7, y: seed, count: count, wide: true)
      shader.shade(&portable, x: -7, y: seed, count: count, wide: false)
      #expect(wide == portable)
    }
  }
}

extension KernelTwinTests {
  @Test(arguments: [(1, 1), (2, 3), (7, 5), (39, 31), (40, 32), (13, 1)])
  func `an image made smaller has the same pixels with kernels and without`(
    width: Int, height: Int
  ) {
    var random = SeededGenerator(seed: UInt64(width * height))
    let image = Bitmap(width: 43, height: 33) { pixels in
      for index in pixels.indices { pixels[index] = UInt32.random(in: 0 ... .max, using: &random) }
    }
    let source = PixelRect(x: 2, y: 1, width: 40, height: 32)
    #expect(
      AreaAverage.reduce(image, source, width: width, height: height, wide: true)
        == AreaAverage.reduce(image, source, width: width, height: height, wide: false))
  }

  @Test(arguments: [0, 1, 7, 8, 9, 16, 63])
  func `one translucent pixel is seen wherever it stands`(count: Int) {
    var bitmap = Bitmap(width: count, height: 1, filledWith: Pixel(word: 0xFF00_0000))
    for wide in [true, false] { #expect(bitmap.isOpaque(wide: wide)) }
    for x in 0..<count {
      bitmap[x, 0] = Pixel(word: 0xFE00_0000)
      for wide in [true, false] { #expect(!bitmap.isOpaque(wide: wide)) }
      bitmap[x, 0] = Pixel(word: 0xFF00_0000)
    }
  }
}

extension Drawing {
  /// Returns the pixels that the SIMD kernels draw or, unless `wide` is true, their Swift versions.
  fileprivate func pixels(width: Int, height: Int, wide: Bool) -> [UInt32] {
    let plan = Planner.plan(
      self, transform: CGAffineTransform(scaleX: 3, y: 3),
      region: PixelRect(x: 0, y: 0, width: width, height: height))
    return BandScheduler.rasterized(PlanChunks([plan]), background: 0, bands: nil, wide: wide)
      .withUnsafePixels { Array($0) }
  }
}

extension Color {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> Color {
    Color(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random),
      alpha: Bool.random(using: &random) ? 1 : .random(in: 0...1, using: &random))
  }
}
