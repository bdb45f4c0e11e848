import Foundation
import RasterCore
import TestSupport
import Testing

/// Equal fingerprints mean equal pixels.
@Suite struct FingerprintTests {
  private static func fingerprint(_ draw: (Canvas) -> Void) -> SIMD4<UInt64>? {
    Drawing(draw).fingerprint(width: 8, height: 8, scale: 1)
  }

  private static let square = CGRect(x: 1, y: 1, width: 4, height: 4)
  private static let repeated = Gradient(stops: ramp.stops, spread: .repeat)

  private static func circles(extendsEnd: Bool) -> GradientCircles {
    GradientCircles(
      start: .zero, startRadius: 0, end: CGPoint(x: 1, y: 0), endRadius: 4, extendsEnd: extendsEnd)
  }

  @Test(arguments: UInt64(0)..<20)
  func `the same list has the same fingerprint, and another list another`(seed: UInt64) {
    let fingerprint = RandomDrawing.drawing(seed: seed).fingerprint(width: 40, height: 32, scale: 2)
    #expect(fingerprint != nil)
    #expect(
      fingerprint
        == RandomDrawing.drawing(seed: seed).fingerprint(width: 40, height: 32, scale: 2))
    #expect(
      fingerprint
        != RandomDrawing.drawing(seed: seed + 1).fingerprint(width: 40, height: 32, scale: 2))
  }

  @Test(arguments: UInt64(0)..<20)
  func `drawings of one fingerprint have the same pixels`(seed: UInt64) {
    // Recorded twice, so that no image and no path is shared.
    let drawings = (0..<2).map { _ in RandomDrawing.drawing(seed: seed) }
    let pictures = drawings.map { $0.rasterized(width: 40, height: 32, scale: 1) }
    #expect(pictures[0] == pictures[1])
  }

  @Test func `size, scale and background count`() {
    let drawing = Drawing { $0.fill(Self.square, with: .color(.black)) }
    let fingerprints = [
      drawing.fingerprint(width: 8, height: 8, scale: 1),
      drawing.fingerprint(width: 9, height: 8, scale: 1),
      drawing.fingerprint(width: 8, height: 9, scale: 1),
      drawing.fingerprint(width: 8, height: 8, scale: 2),
      drawing.fingerprint(width: 8, height: 8, scale: 1, background: .white),
      drawing.fingerprint(width: 8, height: 8, scale: 1, background: .clear),
    ]
    #expect(Set(fingerprints).count == fingerprints.count)
  }

  /// One step, and the same step with each of its values changed.
  private static let steps: [@Sendable (Canvas) -> Void] = [
    { $0.fill(square, with: .color(.black)) },
    { $0.fill(square.offsetBy(dx: 0.001, dy: 0), with: .color(.black)) },
    { $0.fill(Path(square), with: .color(.black), using: .evenOdd) },
    { $0.fill(square, with: .color(.white)) },
    { $0.fill(square, with: .color(.black.withAlpha(0.5))) },
    { $0.fill(square, with: .color(.black), blendMode: .multiply) },
    { $0.fill(square, with: .linearGradient(ramp, from: .zero, to: CGPoint(x: 4, y: 0))) },
    { $0.fill(square, with: .linearGradient(ramp, from: .zero, to: CGPoint(x: 5, y: 0))) },
    { $0.fill(square, with: .radialGradient(ramp, center: .zero, radius: 4)) },
    { $0.fill(square, with: .radialGradient(repeated, center: .zero, radius: 4)) },
    { $0.fill(square, with: .circleGradient(ramp, circles(extendsEnd: true))) },
    { $0.fill(square, with: .circleGradient(ramp, circles(extendsEnd: false))) },
    { $0.fill(square, with: .transformed(.color(.black), CGAffineTransform(scaleX: 2, y: 1))) },
    { $0.stroke(Path(square), StrokeStyle(width: 1), with: .color(.black)) },
    { $0.stroke(Path(square), StrokeStyle(width: 2), with: .color(.black)) },
    { $0.stroke(Path(square), StrokeStyle(width: 1, cap: .round), with: .color(.black)) },
    { $0.stroke(Path(square), StrokeStyle(width: 1, dash: [1, 2]), with: .color(.black)) },
    { $0.draw(image(0), in: square) },
    { $0.draw(image(1), in: square) },
    { $0.draw(image(0), in: square, sampling: .nearest) },
    { $0.draw(image(0), in: square, alpha: 0.5) },
    { $0.draw(image(0), in: square, source: CGRect(x: 0, y: 0, width: 9, height: 9)) },
    { $0.drawMask(image(0), in: square, with: .color(.black)) },
    {
      $0.clip(to: square)
      $0.fill(square, with: .color(.black))
    },
    {
      $0.beginGroup(alpha: 0.5)
      $0.fill(square, with: .color(.black))
      $0.endGroup()
    },
    {
      let shadow = Shadow(color: .black, offset: CGVector(dx: 1, dy: 1), blur: 1)
      $0.beginGroup(shadow: shadow)
      $0.fill(square, with: .color(.black))
      $0.endGroup()
    },
    {
      let shadow = Shadow(color: .black, offset: CGVector(dx: 1, dy: 1), blur: 1)
      $0.drawShadow(shadow, of: Path(square))
    },
    { masked($0, GroupMask(mask(3))) },
    { masked($0, GroupMask(mask(2))) },
    { masked($0, GroupMask(mask(3), by: .luminance())) },
    { masked($0, GroupMask(mask(3), by: .luminance(backdrop: .white))) },
    { masked($0, GroupMask(mask(3), transfer: (0...255).map { 255 - $0 })) },
    {
      $0.rotate(by: 0.1)
      $0.fill(square, with: .color(.black))
    },
    { canvas in canvas.draw(Drawing { $0.fill(square, with: .color(.black)) }) },
  ]

  private static func mask(_ width: CGFloat) -> Drawing {
    Drawing { $0.fill(CGRect(x: 0, y: 0, width: width, height: 9), with: .color(.white)) }
  }

  private static func masked(_ canvas: Canvas, _ mask: GroupMask) {
    canvas.beginGroup(mask: mask)
    canvas.fill(square, with: .color(.black))
    canvas.endGroup()
  }

  private static let ramp = Gradient(colors: [.black, .white])

  /// An image that is large enough to be remembered, its first pixel of a level.
  private static func image(_ level: UInt8) -> Bitmap {
    var bitmap = Bitmap(width: 20, height: 20, filledWith: Pixel(red: 9, green: 9, blue: 9))
    bitmap[0, 0] = Pixel(red: level, green: 0, blue: 0)
    return bitmap
  }

  @Test func `whatever decides a pixel counts`() {
    let fingerprints = Self.steps.map(Self.fingerprint)
    #expect(!fingerprints.contains(nil))
    #expect(Set(fingerprints).count == fingerprints.count)
    #expect(fingerprints == Self.steps.map(Self.fingerprint))
  }

  @Test func `a part that is drawn many times counts as if it were recorded each time`() {
    func part(_ x: CGFloat) -> Drawing {
      Drawing { canvas in
        canvas.clip(to: Self.square)
        canvas.clip(to: CGRect(x: x, y: 0, width: 3, height: 8))
        canvas.fill(Self.square, with: .color(.black))
        canvas.fill(Self.square, with: .color(.white))
      }
    }
    let shared = part(2)
    let fingerprint = Self.fingerprint { canvas in for _ in 0..<3 { canvas.draw(shared) } }
    #expect(fingerprint == Self.fingerprint { canvas in for _ in 0..<3 { canvas.draw(part(2)) } })
    for changed in 0..<3 {
      let other = Self.fingerprint { canvas in
        for place in 0..<3 { canvas.draw(place == changed ? part(2.5) : shared) }
      }
      #expect(fingerprint != other)
    }
  }

  @Test func `every clip of a chain counts, and a long chain takes no stack`() {
    func clipped(_ count: Int, changed: Int? = nil) -> SIMD4<UInt64>? {
      Self.fingerprint { canvas in
        for clip in 0..<count {
          canvas.clip(to: clip == changed ? Self.square.insetBy(dx: 0.5, dy: 0) : Self.square)
        }
        canvas.fill(Self.square, with: .color(.black))
      }
    }
    let changes = [clipped(4)] + (0..<4).map { clipped(4, changed: $0) } + [clipped(3), clipped(5)]
    #expect(Set(changes).count == changes.count)
    #expect(clipped(4000) != clipped(4000, changed: 0))
  }

  @Test(arguments: [0, 291, 292, 293, 700, 2043, 2999])
  func `a step of a list that is longer than a block counts`(place: Int) {
    func long(_ x: CGFloat) -> SIMD4<UInt64>? {
      var path = Path()
      for step in 0..<3000 {
        path.addLine(to: CGPoint(x: step == place ? x : CGFloat(step % 7), y: 1))
      }
      return Self.fingerprint { $0.stroke(path, StrokeStyle(dash: [1, x]), with: .color(.black)) }
    }
    #expect(long(8) != long(9))
    #expect(long(8) == long(8))
  }

  @Test func `an image that is changed after it was drawn is another image`() {
    var image = Self.image(0)
    let before = Self.fingerprint { $0.draw(image, in: Self.square) }
    image[19, 19] = Pixel(red: 1, green: 2, blue: 3)
    let after = Self.fingerprint { $0.draw(image, in: Self.square) }
    #expect(before != after)
    image[19, 19] = Pixel(red: 9, green: 9, blue: 9)
    #expect(before == Self.fingerprint { $0.draw(image, in: Self.square) })
  }

  private func letters(_ source: any GlyphSource, _ glyphs: [GlyphRun.Glyph]) -> SIMD4<UInt64>? {
    Self.fingerprint {
      $0.draw(
        GlyphRun(source: source, size: 4, glyphs: glyphs), at: CGPoint(x: 0, y: 4),
        with: .color(.black))
    }
  }

  @Test func `letters count by number, place, outline and the rule of their masks`() {
    let first = GlyphRun.Glyph(id: 1, x: 0)
    let fingerprints = [
      letters(RuledFont(side: 1, maskRule: 0), [first]),
      letters(RuledFont(side: 2, maskRule: 0), [first]),
      letters(RuledFont(side: 1, maskRule: 1), [first]),
      letters(RuledFont(side: 1, maskRule: 0), [.init(id: 2, x: 0)]),
      letters(RuledFont(side: 1, maskRule: 0), [.init(id: .max, x: 0)]),
      letters(RuledFont(side: 1, maskRule: 0), [.init(id: 1, x: 0.5)]),
      letters(RuledFont(side: 1, maskRule: 0), [.init(id: 1, x: 0, y: 0.5)]),
      letters(RuledFont(side: 1, maskRule: 0), [first, first]),
    ]
    #expect(!fingerprints.contains(nil))
    #expect(Set(fingerprints).count == fingerprints.count)
    // A font's fingerprint depends on what it draws, and not on the identity of the object.
    #expect(fingerprints[0] == letters(RuledFont(side: 1, maskRule: 0), [first]))
  }

  @Test func `the fonts of two runs are told apart`() {
    let (one, two) = (RuledFont(side: 1, maskRule: 0), RuledFont(side: 2, maskRule: 0))
    let drawings = [(one, one), (one, two), (two, one), (two, two)].map { first, second in
      Self.fingerprint { canvas in
        for source in [first, second] {
          let run = GlyphRun(source: source, size: 4, glyphs: [.init(id: 1, x: 0)])
          canvas.draw(run, at: .zero, with: .color(.black))
        }
      }
    }
    #expect(Set(drawings).count == 4)
  }

  @Test func `a font that does not tell its rule has no fingerprint`() {
    #expect(letters(PlainFont(), [.init(id: 1, x: 0)]) == nil)
  }
}

/// A font of squares.
private final class RuledFont: FingerprintedGlyphs {
  let side: Double
  let maskRule: Int

  init(side: Double, maskRule: Int) { (self.side, self.maskRule) = (side, maskRule) }

  func outline(of glyph: UInt32) -> Path { Path(CGRect(x: 0, y: 0, width: side, height: side)) }
  func outlineDigests(of glyphs: [UInt32]) -> [SIMD4<UInt64>] {
    glyphs.map { outline(of: $0).fingerprint }
  }
  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask? {
    nil
  }
}

/// A font without a fingerprint.
private final class PlainFont: GlyphSource {
  func outline(of glyph: UInt32) -> Path { Path() }
  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask? {
    nil
  }
}
