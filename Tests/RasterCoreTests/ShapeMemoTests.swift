import Foundation
import TestSupport
import Testing

@testable import RasterCore

/// Cached coverages of shapes change no pixel.
@Suite struct ShapeMemoTests {
  @Test(arguments: 0..<40)
  func `a shape that was drawn before has the pixels of one that was not`(seed: Int) {
    let drawing = Self.drawing(seed)
    let memo = ShapeMemo()
    let plain = drawing.pixels(ShapeMemo(), wide: false)
    // A shape is cached when it is drawn for the second time, and the third time it is drawn from
    // the cache.
    for round in 0..<3 {
      for (wide, bands) in [(true, nil), (false, 1), (true, 7), (false, nil)] {
        let pixels = drawing.pixels(memo, wide: wide && Kernels.areWide, bands: bands)
        #expect(pixels == plain, "round \(round)")
      }
    }
    #expect(memo.byteCount > 0)
  }

  /// A drawing that repeats a few shapes, some of them cut by the picture's sides or by a clip.
  private static func drawing(_ seed: Int) -> Drawing {
    var random = SeededGenerator(seed: UInt64(seed))
    let shapes = (0..<4).map { _ in shape(&random) }
    let styles = (0..<2).map { _ in
      StrokeStyle(
        width: random.number(0.2...6), join: .round,
        dash: random.integer(0...2) == 0 ? [3, random.number(0.5...4)] : [])
    }
    return Drawing { canvas in
      canvas.concatenate(
        CGAffineTransform(a: 1, b: CGFloat(seed % 3) / 10, c: 0, d: 1.25, tx: 0, ty: 0))
      for step in 0..<30 {
        canvas.save()
        if step % 5 == 4 { canvas.clip(to: CGRect(x: 20, y: 18.5, width: 90, height: 80)) }
        if step % 7 == 6 {
          canvas.clip(to: Path(ellipseIn: CGRect(x: 9, y: 9, width: 99, height: 90)))
        }
        // Eighths of a pixel, so that the same fractions occur again.
        canvas.translate(
          x: CGFloat(random.integer(-160...1100)) / 8, y: CGFloat(random.integer(-160...900)) / 8)
        let paint = paint(&random)
        if step % 2 == 0 {
          canvas.fill(
            shapes[step % 4], with: paint, using: step % 3 == 0 ? .evenOdd : .nonZero,
            blendMode: step % 11 == 10 ? .xor : .sourceOver)
        } else {
          canvas.stroke(shapes[step % 4], styles[step % 2], with: paint)
        }
        canvas.restore()
      }
    }
  }

  private static func shape(_ random: inout SeededGenerator) -> Path {
    let frame = CGRect(
      x: random.number(0...9), y: random.number(0...9), width: random.number(1...70),
      height: random.number(1...70))
    return random.integer(0...2) == 0
      ? Path(ellipseIn: frame)
      : Path(roundedRect: frame, radius: random.number(0...15), style: .continuous)
  }

  private static func paint(_ random: inout SeededGenerator) -> Paint {
    let color = random.color()
    switch random.integer(0...3) {
    case 0: return .color(color)
    case 1:
      return .linearGradient(
        Gradient(colors: [color, .white]), from: .zero, to: CGPoint(x: 40, y: 9))
    default: return .color(color.withAlpha(1))
    }
  }
}

extension ShapeMemoTests {
  @Test(arguments: 0..<20)
  func `a shape that stands some whole pixels further has the same pixels there`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let path = Self.shape(&random)
    let (x, y) = (random.number(0...1), random.number(0...1))
    func pixels(_ dx: Int, _ dy: Int) -> [UInt32] {
      // The path itself is moved, so that its numbers are rounded as at that place.
      let place = CGAffineTransform(translationX: x + CGFloat(dx), y: y + CGFloat(dy))
      let drawing = Drawing {
        $0.stroke(path.applying(place), StrokeStyle(width: 2), with: .color(.black))
      }
      let bitmap = drawing.rasterized(width: 1000, height: 300)
      return (0..<90).flatMap { row in (0..<90).map { bitmap[$0 + dx, row + dy].word } }
    }
    #expect(pixels(7, 3) == pixels(871, 190))
    #expect(pixels(7, 3) == pixels(123, 64))
  }

  @Test func `what is not met again is not kept`() {
    let memo = ShapeMemo()
    let drawing = Drawing { canvas in
      for radius in 1...20 {
        let frame = CGRect(x: 5, y: 5, width: 99.5, height: 90)
        canvas.fill(Path(roundedRect: frame, radius: CGFloat(radius)), with: .color(.black))
      }
    }
    _ = drawing.pixels(memo, wide: false)
    #expect(memo.byteCount == 0)
    _ = drawing.pixels(memo, wide: false)
    #expect(memo.byteCount > 0)
  }

  @Test func `a memo never holds more than its limit`() {
    let memo = ShapeMemo()
    var most = 0
    for number in 0..<150 {
      // Stripes: every row has as many spans as there may be in all.
      var path = Path()
      for stripe in 0..<12 {
        path.addRect(
          CGRect(x: Double(stripe) * 12 + 0.25, y: 0.5, width: 9, height: 90 + Double(number) / 5))
      }
      let drawing = Drawing { $0.fill(path, with: .color(.black)) }
      for _ in 0..<2 { _ = drawing.pixels(memo, wide: false) }
      #expect(memo.byteCount <= ShapeMemo.largest)
      most = max(most, memo.byteCount)
    }
    #expect(memo.byteCount < most, "It has forgotten something.")
  }

  @Test func `a shape too large to be kept is drawn from its edges`() {
    let memo = ShapeMemo()
    var comb = Path()
    for tooth in 0..<12 {
      comb.addRect(CGRect(x: Double(tooth) * 12 + 0.25, y: 0.5, width: 9, height: 139))
    }
    for size in [1.0, 30] {
      let drawing = Drawing { canvas in
        canvas.scale(x: 1, y: size)
        canvas.fill(comb, with: .color(.black))
      }
      let plain = drawing.pixels(ShapeMemo(), wide: false)
      for _ in 0..<3 { #expect(drawing.pixels(memo, wide: Kernels.areWide) == plain) }
    }
  }
}

extension Drawing {
  fileprivate func pixels(_ memo: ShapeMemo, wide: Bool, bands: Int? = nil) -> [UInt32] {
    let region = PixelRect(x: 0, y: 0, width: 150, height: 140)
    let plan = Planner.plan(self, transform: .identity, region: region, shapes: memo)
    return BandScheduler.rasterized(PlanChunks([plan]), background: 0, bands: bands, wide: wide)
      .withUnsafePixels { Array($0) }
  }
}
