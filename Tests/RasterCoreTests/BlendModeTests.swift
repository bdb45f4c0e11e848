import Foundation
import TestSupport
import Testing

@testable import RasterCore

/// Each mode at four points: nothing, only the backdrop, both, and only the source.
@Suite struct BlendModeTests {
  private let old = Color(red: 0, green: 0, blue: 1)
  private let new = Color(red: 1, green: 0, blue: 0)

  /// Letters: `B` the backdrop, `R` the source, `·` nothing, `M` their sum, `K` black.
  @Test(arguments: [
    (BlendMode.clear, "·B··"), (.copy, "·BRR"), (.sourceOver, "·BRR"), (.sourceIn, "·BR·"),
    (.sourceOut, "·B·R"), (.sourceAtop, "·BR·"), (.destinationOver, "·BBR"),
    (.destinationIn, "·BB·"), (.destinationOut, "·B··"), (.destinationAtop, "·BBR"),
    (.xor, "·B·R"), (.plusLighter, "·BMR"), (.multiply, "·BKR"), (.screen, "·BMR"),
    (.overlay, "·BBR"), (.darken, "·BKR"), (.lighten, "·BMR"), (.colorDodge, "·BBR"),
    (.colorBurn, "·BBR"), (.hardLight, "·BRR"), (.softLight, "·BBR"), (.difference, "·BMR"),
    (.exclusion, "·BMR"),
  ])
  func `opaque colours are combined by the mode inside the shape`(
    mode: BlendMode, expected: String
  ) {
    let drawing = Drawing {
      $0.fill(CGRect(x: 1, y: 0, width: 2, height: 1), with: .color(old))
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 1), with: .color(new), blendMode: mode)
    }
    let letters: [Character: Color] = [
      "·": .clear, "B": old, "R": new, "M": Color(red: 1, green: 0, blue: 1), "K": .black,
    ]
    #expect(Picture.colors(of: drawing.rasterized(width: 4, height: 1), letters) == expected)
  }

  /// A group's mode applies to the whole clip, also where the group is empty.
  @Test(arguments: [
    (BlendMode.clear, "····"), (.copy, "··RR"), (.sourceOver, "·BRR"), (.sourceIn, "··R·"),
    (.sourceOut, "···R"), (.sourceAtop, "·BR·"), (.destinationOver, "·BBR"),
    (.destinationIn, "··B·"), (.destinationOut, "·B··"), (.destinationAtop, "··BR"),
    (.xor, "·B·R"), (.plusLighter, "·BMR"), (.multiply, "·BKR"), (.screen, "·BMR"),
  ])
  func `a group is combined by the mode everywhere`(mode: BlendMode, expected: String) {
    let drawing = Drawing {
      $0.fill(CGRect(x: 1, y: 0, width: 2, height: 1), with: .color(old))
      $0.beginGroup(blendMode: mode)
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 1), with: .color(new))
      $0.endGroup()
    }
    let letters: [Character: Color] = [
      "·": .clear, "B": old, "R": new, "M": Color(red: 1, green: 0, blue: 1), "K": .black,
    ]
    #expect(Picture.colors(of: drawing.rasterized(width: 4, height: 1), letters) == expected)
  }

  /// The modes that combine each channel without the others.
  private static let separable = BlendMode.allCases.filter {
    ![.hue, .saturation, .color, .luminosity].contains($0)
  }

  @Test(arguments: separable)
  func `translucent colours follow the formula to one part in 255`(mode: BlendMode) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let (s, d) = (random.color(), random.color())
      let drawing = Drawing {
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(d), blendMode: .copy)
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(s), blendMode: mode)
      }
      let pixel = drawing.rasterized(width: 1, height: 1)[0, 0]
      let red = mode.formula(s.red * s.alpha, s.alpha, d.red * d.alpha, d.alpha) * 255
      let alpha = mode.alphaFormula(s.alpha, d.alpha) * 255
      // A quotient of small numbers makes their rounding larger.
      let slack = [.colorBurn, .colorDodge].contains(mode) ? 6 : 1.6
      #expect(abs(Double(pixel.red) - red) <= slack, "\(s) on \(d)")
      #expect(abs(Double(pixel.alpha) - alpha) <= 1.6, "\(s) on \(d)")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `no part becomes larger than alpha`(mode: BlendMode) {
    var random = SeededGenerator(seed: 11)
    let bitmap = Drawing {
      for _ in 0..<200 {
        $0.fill(
          random.rect(in: 0...8, largest: 6), with: .color(random.color()), blendMode: mode)
        $0.fill(random.rect(in: 0...8, largest: 6), with: .color(random.color()))
      }
    }.rasterized(width: 10, height: 10)
    let isPremultiplied = (0..<100).allSatisfy { index in
      let pixel = bitmap[index % 10, index / 10]
      return max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha
    }
    #expect(isPremultiplied)
  }

  @Test(arguments: BlendMode.allCases)
  func `half covered pixels are half changed`(mode: BlendMode) {
    func drawing(_ width: CGFloat) -> Pixel {
      Drawing {
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(old))
        $0.fill(
          CGRect(x: 0, y: 0, width: width, height: 1), with: .color(new), blendMode: mode)
      }.rasterized(width: 1, height: 1)[0, 0]
    }
    let (none, half, full) = (drawing(0), drawing(0.5), drawing(1))
    #expect(abs(Int(half.red) * 2 - Int(none.red) - Int(full.red)) <= 2)
    #expect(abs(Int(half.blue) * 2 - Int(none.blue) - Int(full.blue)) <= 2)
    #expect(abs(Int(half.alpha) * 2 - Int(none.alpha) - Int(full.alpha)) <= 2)
  }
}

extension BlendModeTests {
  /// Red over grey, as ISO 32000-1, 11.3.5.3 computes by hand: the luminosity of red is 0.3.
  @Test(arguments: [
    (BlendMode.hue, [128, 128, 128]), (.saturation, [128, 128, 128]), (.color, [255, 74, 74]),
    (.luminosity, [77, 77, 77]),
  ])
  func `hue, saturation and luminosity are exchanged`(mode: BlendMode, expected: [Int]) {
    let pixel = Drawing {
      let square = CGRect(x: 0, y: 0, width: 1, height: 1)
      $0.fill(square, with: .color(Color(white: 128.0 / 255)))
      $0.fill(square, with: .color(Color(red: 1, green: 0, blue: 0)), blendMode: mode)
    }.rasterized(width: 1, height: 1)[0, 0]
    let found = [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }
}

extension BlendMode {
  /// Returns one premultiplied channel of source `s` on `d` by the definition, parts from 0 to 1.
  func formula(_ s: Double, _ a: Double, _ d: Double, _ b: Double) -> Double {
    switch self {
    case .clear: 0
    case .copy: s
    case .sourceOver: s + d * (1 - a)
    case .sourceIn: s * b
    case .sourceOut: s * (1 - b)
    case .sourceAtop: s * b + d * (1 - a)
    case .destinationOver: s * (1 - b) + d
    case .destinationIn: d * a
    case .destinationOut: d * (1 - a)
    case .destinationAtop: s * (1 - b) + d * a
    case .xor: s * (1 - b) + d * (1 - a)
    case .plusLighter: min(1, s + d)
    case .multiply: s * d + s * (1 - b) + d * (1 - a)
    case .screen: s + d - s * d
    default: a > 0 && b > 0 ? s * (1 - b) + d * (1 - a) + a * b * mix(s / a, d / b) : s + d
    }
  }

  /// Returns the alpha of a source of alpha `a` on one of alpha `b`.
  fileprivate func alphaFormula(_ a: Double, _ b: Double) -> Double {
    Self.allCases.firstIndex(of: self).map { $0 < 14 } == true
      ? formula(a, a, b, b) : a + b - a * b
  }
}
